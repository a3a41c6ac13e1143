// Parts of a content type's panel that are loaded on demand.
import { Card, lateComponent } from '@podcastai/ui'

/** Loaded on demand: most types have no pictures. */
export const ItemPicture = lateComponent(
  async () => (await import('../../features/export/pictures/item-picture.tsx')).ItemPicture,
)

/** Loaded on demand: most pages show content and never need it. */
export const EmptyPanel = lateComponent(
  async () => (await import('./empty-panel.tsx')).EmptyPanel,
  <Card aria-busy className="min-h-56" />,
)

/** Loaded on demand: most episodes have no corrections. */
export const ItemCorrections = lateComponent(
  async () => (await import('../../features/project/corrections/item-corrections.tsx')).ItemCorrections,
)
