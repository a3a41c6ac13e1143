import { atFirst } from '../../lib/in-words.ts'
import { formatCount, formats } from './formats.ts'

/** The formats, separated by rules instead of boxes. */
export function FeatureGrid() {
  return (
    <section
      id="features"
      aria-labelledby="features-title"
      className="mx-auto max-w-[1280px] scroll-mt-4 px-6 pt-18 pb-2 max-md:px-4 max-md:pt-13"
    >
      <h2 id="features-title" className="type-section max-md:text-2xl max-md:leading-[31px]">
        {atFirst(formatCount)} formats from one transcript
      </h2>
      <ul className="mt-7 grid grid-cols-4 gap-8 max-lg:grid-cols-2 max-md:grid-cols-1 max-md:gap-4">
        {formats.map(({ icon: Icon, title, text }) => (
          <li
            key={title}
            className="border-t pt-4 max-md:grid max-md:grid-cols-[20px_1fr] max-md:gap-x-3.5 max-md:[&>svg]:row-span-2"
          >
            <Icon aria-hidden size={20} className="mb-3 text-petrol max-md:mt-px max-md:mb-0" />
            <h3 className="type-h3">{title}</h3>
            <p className="mt-1 text-pretty text-text-2 max-md:mt-0">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
