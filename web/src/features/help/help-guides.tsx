import { Badge, Input } from '@podcastai/ui'
import { Link } from '@tanstack/react-router'
import { ChevronDown, Search } from 'lucide-react'
import { useState } from 'react'
import { type Article, matchingArticles } from './articles.ts'

/** Five articles that expand in place. */
export function HelpGuides() {
  const [search, setSearch] = useState('')
  const found = matchingArticles(search)
  return (
    <div className="grid max-w-[720px] gap-3.5 pt-4">
      <div className="w-[340px] max-md:w-full">
        <Input
          type="search"
          aria-label="Search help articles"
          placeholder="Search help articles..."
          icon={<Search aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="border-line"
        />
      </div>
      <div className="divide-y rounded-card border bg-surface">
        {found.map((article) => (
          <HelpArticle key={article.key} article={article} />
        ))}
        {found.length === 0 && (
          <p className="px-4 py-8 text-center text-text-2">No article matches “{search.trim()}”.</p>
        )}
      </div>
    </div>
  )
}

function HelpArticle({ article }: { article: Article }) {
  return (
    <details className="group">
      <summary className="flex list-none items-center gap-3 rounded-card px-4 py-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="type-h3 block">{article.title}</span>
          <span className="type-small block text-text-2">{article.description}</span>
        </span>
        <Badge>{article.category}</Badge>
        <ChevronDown aria-hidden size={16} className="text-text-3 transition-transform group-open:rotate-180" />
      </summary>
      <div className="type-copy grid gap-3 px-4 pb-4">
        {article.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="type-base flex flex-wrap gap-x-5 gap-y-1">
          {article.links.map(({ words, to, tab }) => (
            <Link
              key={words}
              to={to}
              search={tab ? { tab } : {}}
              className="rounded-[3px] font-[550] text-petrol hover:underline"
            >
              {words}
            </Link>
          ))}
        </p>
      </div>
    </details>
  )
}
