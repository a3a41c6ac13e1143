import { ReferenceImage } from '@podcastai/content-types'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Maximum reference images per project. */
export const maxReferenceImages = 12

const Id = z.object({ id: z.uuid() })
const IdAndImage = z.object({ id: z.uuid(), imageId: z.uuid() })
/** All pictures of the project, oldest first. */
const Images = { referenceImages: z.array(ReferenceImage) }

export const addReferenceImage = endpoint({
  method: 'POST',
  path: '/api/transcripts/:id/thumbnail-images',
  summary: 'Add a reference image for the thumbnail designer (field `image`; PNG, JPEG, WebP or GIF)',
  access: 'session',
  permission: 'generateContent',
  subscription: true,
  params: Id,
  file: 'image',
  perMinute: 60,
  response: ReferenceImage.extend(Images),
})

export const removeReferenceImage = endpoint({
  method: 'DELETE',
  path: '/api/transcripts/:id/thumbnail-images/:imageId',
  summary: 'Remove a picture',
  access: 'session',
  permission: 'generateContent',
  params: IdAndImage,
  response: z.object({ id: z.string(), deleted: z.literal(true), ...Images }),
})

export const getReferenceImage = endpoint({
  method: 'GET',
  path: '/api/transcripts/:id/thumbnail-images/:imageId',
  summary: 'The picture itself, as WebP',
  access: 'session',
  permission: 'viewAllTranscripts',
  params: IdAndImage,
  // Bytes, so there are no fields to validate.
  response: z.unknown(),
})
