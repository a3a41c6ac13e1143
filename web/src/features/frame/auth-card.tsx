import type { ReactNode } from 'react'
import { Brand } from './brand.tsx'

/** A card in the upper third with the logo above it. */
export function AuthCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="grid min-h-dvh grid-rows-[3fr_auto_7fr] justify-items-center px-4">
      <div className="row-start-2 grid w-full max-w-[376px] gap-6 py-8">
        <Brand className="justify-self-center" />
        <div className="rounded-dialog bg-surface p-6 shadow-pop max-md:p-4.5">
          <h1 className="mb-4 text-xl leading-7 font-semibold tracking-[-0.02em]">{title}</h1>
          {children}
        </div>
      </div>
    </main>
  )
}
