export const roles = ['admin', 'manager', 'user'] as const
export type Role = (typeof roles)[number]

export const roleLabels = { admin: 'Admin', manager: 'Manager', user: 'User' } as const satisfies Record<Role, string>

/** The permissions of each role. The server checks them on every call; the page uses them to hide controls. */
export const permissionTable = {
  manageSubscription: ['admin'],
  viewPaymentSettings: ['admin'],
  editBusinessSettings: ['admin'],
  editBrandVoice: ['admin'],
  editContentGoals: ['admin'],
  editHashtags: ['admin', 'manager'],
  editFooterTemplates: ['admin', 'manager'],
  editAISettings: ['admin', 'manager'],
  inviteMembers: ['admin'],
  removeMembers: ['admin'],
  changeUserRoles: ['admin'],
  uploadTranscripts: ['admin', 'manager', 'user'],
  generateContent: ['admin', 'manager', 'user'],
  viewAllTranscripts: ['admin', 'manager', 'user'],
  deleteTranscripts: ['admin', 'manager'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof permissionTable
export const permissions = Object.keys(permissionTable) as Permission[]

export function can(role: Role, permission: Permission): boolean {
  return (permissionTable[permission] as readonly Role[]).includes(role)
}
