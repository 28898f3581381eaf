import styles from './legal-clauses.module.css'

/** An e-mail address. The group makes `split` keep the address. */
const ADDRESS = /([\w.-]+@[\w.-]+\w)/

type Clause = { id: string; title: string; text: string }

/** The clauses of a legal page, each with its heading. */
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

/** Renders a part of a text split by e-mail addresses: every second part is an address and becomes a link. */
function linkEmail(part: string, index: number) {
  if (index % 2 === 0) return part
  return (
    <span key={index} className={styles.address}>
      <a href={`mailto:${part}`}>{part}</a>
    </span>
  )
}
