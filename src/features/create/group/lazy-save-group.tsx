import { lazyComponent } from '@/lib/lazy-component'

/** `SaveGroup`, fetched once a group was described. */
export const LazySaveGroup = lazyComponent(
  async () => (await import('./save-group')).SaveGroup,
  null,
  () => null,
)
