import type { Permission } from '@podcastai/contracts'

export const permissionWords = {
  manageSubscription: 'Manage the subscription',
  viewPaymentSettings: 'See payment settings',
  editBusinessSettings: 'Edit business settings',
  editBrandVoice: 'Edit the brand voice',
  editContentGoals: 'Edit content goals',
  editHashtags: 'Edit hashtags',
  editFooterTemplates: 'Edit footers',
  editAISettings: 'Edit AI settings',
  inviteMembers: 'Invite members',
  removeMembers: 'Remove members',
  changeUserRoles: 'Change roles',
  uploadTranscripts: 'Upload transcripts',
  generateContent: 'Generate content',
  viewAllTranscripts: 'See all transcripts',
  deleteTranscripts: 'Delete transcripts',
} satisfies Record<Permission, string>
