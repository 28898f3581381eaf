/** The offset from a letter to its regional indicator symbol; fonts draw a pair of those as a flag. */
const INDICATOR_A = 0x1f1e6

type CountryFlagProps = { countryCode: string; 'aria-label'?: string }

/**
 * Replaces react-country-flag, which loads pictures from another site; our content security policy refuses those.
 */
export default function CountryFlag({ countryCode, 'aria-label': label }: CountryFlagProps) {
  const symbols = [...countryCode.toUpperCase()].map((letter) => letter.charCodeAt(0) - 65 + INDICATOR_A)
  return (
    <span role="img" aria-label={label ?? countryCode}>
      {String.fromCodePoint(...symbols)}
    </span>
  )
}
