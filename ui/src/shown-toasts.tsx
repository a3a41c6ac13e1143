import { TriangleAlert, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { classNames } from './class-names.ts'
import { showToastsBy, type ToastText, toastForMs } from './toast.tsx'

/**
 * Renders the toasts. Mounted next to the app, not in it: an open dialog hides its siblings from assistive technology,
 * and anything mounted in the app later would be hidden too.
 */
export function ShownToasts() {
  useEffect(() => {
    const stop = showToastsBy({ show, dismiss: () => sonner.dismiss() })
    return () => {
      stop()
      // Sonner keeps past toasts and would show them again to the next user of the page.
      sonner.dismiss()
    }
  }, [])
  return createPortal(
    <Sonner
      position="bottom-right"
      visibleToasts={1}
      // Below the header.
      offset={{ top: 64, right: 20, bottom: 20, left: 20 }}
      mobileOffset={{ top: 64, right: 16, bottom: 16, left: 16 }}
      style={{ pointerEvents: 'auto', '--width': '360px' } as React.CSSProperties}
      containerAriaLabel="Messages"
    />,
    document.body,
  )
}

/** Shows one toast at a time; a new one replaces the last. */
function show(message: ToastText): void {
  sonner.dismiss()
  sonner.custom((id) => <Toast message={message} onClose={() => sonner.dismiss(id)} />, {
    duration: Number.POSITIVE_INFINITY,
    // Errors appear at the top, so that they don't cover the submit button at the end of a form.
    ...(message.tone === 'danger' && { position: 'top-center' }),
  })
}

function Toast({ message, onClose }: { message: ToastText; onClose: () => void }) {
  const { title, text, tone = 'neutral', action, secondAction } = message
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (held) return
    const timer = setTimeout(onClose, toastForMs)
    return () => clearTimeout(timer)
  }, [held, onClose])

  const danger = tone === 'danger'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only hold the timer
    <div
      role={danger ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={classNames(
        'flex w-[360px] max-w-[calc(100vw-32px)] items-start gap-3 rounded-card bg-surface py-3 pr-2 pl-4 font-sans text-text shadow-pop max-md:w-[calc(100vw-32px)]',
        danger && 'border-l-[3px] border-l-danger pl-3',
      )}
    >
      {danger && <TriangleAlert aria-hidden size={16} className="mt-0.5 text-danger" />}
      <div className="min-w-0 flex-1 py-0.5">
        <p className="type-base font-[550] wrap-anywhere">{title}</p>
        {text && <p className="type-small mt-0.5 text-text-2 wrap-anywhere">{text}</p>}
      </div>
      {[action, secondAction].map(
        (one) =>
          one && (
            <button
              key={one.label}
              type="button"
              className="touch-area type-label relative rounded-badge px-2 py-1 text-petrol hover:bg-sunken"
              onClick={() => {
                one.onClick()
                onClose()
              }}
            >
              {one.label}
            </button>
          ),
      )}
      <button
        type="button"
        aria-label="Close message"
        onClick={onClose}
        className="touch-area relative grid size-7 place-items-center rounded-badge text-text-3 hover:bg-sunken hover:text-text touch:size-9"
      >
        <X aria-hidden size={14} />
      </button>
    </div>
  )
}
