import { buttonStyle, classNames } from '@podcastai/ui'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useQuiet } from './quiet.web.tsx'

/** A small button that opens what explains something, for example "Why 64". */
export function useDisclosure(label: string, { openAtFirst = false, isQuiet = false } = {}) {
  const [isOpen, setIsOpen] = useState(openAtFirst)
  const id = useId()
  const quiet = useQuiet()
  const button = (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => setIsOpen(!isOpen)}
      className={buttonStyle({ variant: 'ghost', size: 'small', className: isQuiet && !isOpen ? quiet : undefined })}
    >
      <ChevronDown aria-hidden size={14} className={classNames('transition-transform', isOpen && 'rotate-180')} />
      {label}
    </button>
  )
  const reveal = (children: ReactNode) => (
    <div id={id} hidden={!isOpen}>
      {children}
    </div>
  )
  return { button, reveal }
}
