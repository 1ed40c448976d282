import { waitingValue } from '@/lib/device/waiting-value'

/**
 * The address that was typed into the sign-up of this device, until its link is opened here. It tells the person, who
 * has typed it, from the programs that open every link of a mailbox, and from whoever sends a link of their own.
 */
export const awaitedAddress = waitingValue({
  key: 'esboca:awaited-address',
  lifetime: 24 * 60 * 60 * 1000,
  isValid: (address) => address.includes('@'),
})
