import { EmailText } from '@/ui/email-text'
import styles from './legal-clauses.module.css'

type Clause = { id: string; title: string; text: string }

/** The clauses of a legal page, each with its heading. */
export function LegalClauses({ clauses }: { clauses: readonly Clause[] }) {
  return (
    <div className={styles.clauses}>
      {clauses.map(({ id, title, text }) => (
        <section key={id}>
          <h2 className={styles.title}>{title}</h2>
          <p>
            <EmailText text={text} />
          </p>
        </section>
      ))}
    </div>
  )
}
