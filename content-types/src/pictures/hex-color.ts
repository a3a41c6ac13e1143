import { z } from 'zod'

/** `#rrggbb` */
export const HexColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'A color is # and six digits, for example #0f3d4a')
  .toLowerCase()
