import { type Topic, TopicCard } from './topic-card'

/** Ways to several places, beside each other where there is room. */
export function TopicCards({ topics, wide }: { topics: readonly Topic[]; wide?: true }) {
  return (
    <ul className={wide ? 'grid gap-4 sm:grid-cols-2 lg:grid-cols-4' : 'grid gap-4 sm:grid-cols-2'}>
      {topics.map((topic) => (
        <li key={topic.title}>
          <TopicCard {...topic} />
        </li>
      ))}
    </ul>
  )
}
