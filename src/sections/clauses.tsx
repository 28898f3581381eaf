import styles from './clauses.module.css'

type Clause = { id: string; title: string; text: string }

/** The paragraphs of a legal page, each with its heading. */
export function Clauses({ clauses }: { clauses: readonly Clause[] }) {
  return (
    <div className={styles.clauses}>
      {clauses.map(({ id, title, text }) => (
        <section key={id}>
          <h2 className={styles.title}>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </div>
  )
}
