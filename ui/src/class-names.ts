import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({
  extend: {
    theme: {
      radius: ['chip', 'badge', 'control', 'large', 'card', 'dialog'],
      shadow: ['pop'],
      breakpoint: ['desk'],
    },
  },
})

/** Returns the joined class names; when two set the same property, the later one wins. */
export function classNames(...values: ClassValue[]): string {
  return merge(clsx(values))
}
