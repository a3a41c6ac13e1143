import { Button, Dialog, DialogActions } from '@podcastai/ui'

export type CaptionOfferProps = {
  /** 'short', 'medium', or 'long'. */
  size: string
  caption: string
  /** The caption that it replaces. */
  current: string
  isPending: boolean
  onReplace: () => void
  onClose: () => void
}

/** Shows the caption of the selected words before it replaces another one. */
export function CaptionOffer({ size, caption, current, isPending, onReplace, onClose }: CaptionOfferProps) {
  return (
    <Dialog open onOpenChange={onClose} title={`Replace the ${size} caption?`}>
      <div className="grid gap-1.5">
        <h3 className="type-label">New caption</h3>
        <p className="type-copy whitespace-pre-line rounded-control bg-sunken p-3 wrap-anywhere">{caption}</p>
      </div>
      <div className="grid gap-1.5">
        <h3 className="type-label text-text-2">Current caption</h3>
        <p className="type-small max-h-40 overflow-y-auto whitespace-pre-line text-text-2 wrap-anywhere">{current}</p>
      </div>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" autoFocus pending={isPending} onClick={onReplace}>
          Replace caption
        </Button>
      </DialogActions>
    </Dialog>
  )
}
