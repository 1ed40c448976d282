export function isSupportedNode(version: string): boolean
export function isInstalled(root: string): boolean
