import styles from './email-text.module.css'

/** An email address. The group makes `split` keep the address. */
const ADDRESS = /(\S+@\S+\w)/

/** A text with its email addresses as links. */
export function EmailText({ text }: { text: string }) {
  return text.split(ADDRESS).map(linkEmail)
}

/** Renders a part of a text split by email addresses: every second part is an address and becomes a link. */
function linkEmail(part: string, index: number) {
  if (index % 2 === 0) return part
  return (
    <span key={index} className={styles.address}>
      <a href={`mailto:${part}`}>{part}</a>
    </span>
  )
}
