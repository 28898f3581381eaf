import styles from './legal-clauses.module.css'

/** An e-mail address; as it is in brackets, splitting keeps it. */
const ADDRESS = /([\w.-]+@[\w.-]+\w)/

type Clause = { id: string; title: string; text: string }

/** The paragraphs of a legal page, each with its heading. */
export function LegalClauses({ clauses }: { clauses: readonly Clause[] }) {
  return (
    <div className={styles.clauses}>
      {clauses.map(({ id, title, text }) => (
        <section key={id}>
          <h2 className={styles.title}>{title}</h2>
          <p>{text.split(ADDRESS).map(linkEmail)}</p>
        </section>
      ))}
    </div>
  )
}

/** Returns a part of a text that was split by addresses; an address is a link, in one piece. */
function linkEmail(part: string, index: number) {
  if (index % 2 === 0) return part
  return (
    <span key={index} className={styles.address}>
      <a href={`mailto:${part}`}>{part}</a>
    </span>
  )
}
