/** The kits, each in its own folder: one per platform, and one for video editing. */
export const kitKeys = ['youtube', 'instagram', 'tiktok', 'linkedin', 'x', 'newsletter', 'editing'] as const
export type KitKey = (typeof kitKeys)[number]

export const kitNames = {
  youtube: 'YouTube',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
  x: 'X',
  newsletter: 'Newsletter',
  editing: 'Editing',
} as const satisfies Record<KitKey, string>
