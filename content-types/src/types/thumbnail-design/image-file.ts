/** Maximum bytes of a reference image. The server checks the same limit. */
const maxBytes = 5 * 1024 * 1024
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const

/** Returns what is wrong with a chosen file before it is uploaded, or null. */
export function imageProblem({ type, size }: Pick<File, 'type' | 'size'>): { title: string; text: string } | null {
  if (!imageTypes.some((known) => known === type))
    return { title: 'Not an image', text: 'Please select a PNG, JPEG, WebP or GIF image' }
  if (size >= maxBytes) return { title: 'File too large', text: 'Please select an image smaller than 5MB' }
  return null
}
