import type { FileRefusal } from '../contract/custom-print/artwork-file'
import type { CustomPrintFailureCode } from '../contract/custom-print/custom-print-failures'
import type { ProofFailureCode } from '../contract/custom-print/proof-failures'

// The browser has sentences of its own by the code. {{x}} is replaced by one of `values`.

/** What is said of each refused request or file. */
export const CUSTOM_PRINT_FAILURES = {
  file_size: 'This file is larger than 8 MB.',
  file_type: 'This is not a JPEG, PNG, WebP or SVG.',
  file_heic: 'HEIC cannot be read here. Save it as JPEG.',
  file_avif: 'AVIF cannot be read here. Save it as PNG or JPEG.',
  file_pdf: 'PDF, AI and EPS cannot be read here. Save the drawing as SVG, or as PNG.',
  file_tiff: 'TIFF cannot be read here. Save it as PNG.',
  file_svgz: 'Compressed SVG cannot be read here. Save it as plain SVG.',
  file_pixels: 'This picture has more than 50 million pixels.',
  file_long: 'This picture is longer than 12,000 pixels.',
  file_small: 'This picture is smaller than 200 pixels.',
  file_damaged: 'This file is damaged and cannot be read.',
  file_cmyk:
    'This picture is in CMYK, whose colours every program shows otherwise. Save it in RGB (Photoshop: Image, Mode, RGB Color).',
  file_unsafe: 'This SVG holds more than a drawing. Save it as PNG.',
  file_text:
    'This SVG has letters that are not outlines, and not every computer has their font. Turn them into outlines (Illustrator: Type, Create Outlines; Inkscape: Path, Object to Path).',
  file_filter: 'This SVG has an effect such as a blur or a shadow. Take it away, or save the drawing as PNG.',
  file_linked:
    'This SVG needs something outside the file, such as a linked picture. Embed it, or save the drawing as PNG.',
  file_picture:
    'A picture within this SVG cannot be read. Embed it as PNG or JPEG, or save the drawing as PNG.',
  file_animation: 'This SVG moves. Save the moment to print as PNG.',
  file_style:
    'This SVG has styles that only browsers know. Export it with presentation attributes, or save the drawing as PNG.',
  file_unknown:
    'This SVG has parts that the press does not know. Turn them into paths, or save the drawing as PNG.',
  file_pages: 'This SVG has several pages. Save only the one to print.',
  file_heavy: 'This drawing has too many parts. Simplify it, or save it as PNG.',
  file_empty: 'There is nothing to print in this SVG.',
  no_file: 'There is no drawing in the form.',
  invalid_form: 'The form cannot be read.',
  invalid_crop:
    'The crop cannot be read: thousandths of the picture to cut away at each side, at most 980 at two opposite ones.',
  not_printable: 'The press cannot print this. Look at what it says.',
  wish_too_soon: 'This day is too soon, or no working day.',
  prices_changed:
    'Our prices have changed since you began: CHF {{before}} became CHF {{now}}. Look at it again, then send.',
  storage_full: 'Our storage is full. Nothing was sent, and we know of it.',
  busy: 'Many drawings are being read at the moment. Please try again in a minute.',
  too_many_from_here: 'Too many requests from here. Try again in {{minutes}} minutes.',
  link_ended: 'This link has ended. Drawing and proof are deleted.',
  not_printed_yet: 'This print is still being made. It can be ordered again once it has left the studio.',
} as const satisfies Record<`file_${FileRefusal}` | CustomPrintFailureCode, string>

/** What is said of each refused decision on a proof. */
export const PROOF_FAILURES = {
  newer_version: 'There is a newer version. Nothing was approved; please look at it first.',
  price_ended: 'This price has ended. Ask for a new one.',
  total_changed: 'The sum is no longer the one you saw. Nothing was approved; please look at it again.',
  not_proofed: 'The proof can no longer be decided on. This page is up to date now.',
  not_asked:
    'The studio has gone on without your answer, so it was not sent. If it still matters, copy it and reply to our email.',
  already_paid: 'This proof is approved and paid already.',
  page_opening: 'The payment page is still opening. Please try again in a few minutes.',
  request_ended: 'This request has ended already.',
  blanks_short: 'We no longer have {{pieces}} × {{size}}. Nothing was charged. The studio will write to you.',
  in_production: 'Your drawing is still to be printed, so we keep it until then.',
} as const satisfies Record<ProofFailureCode, string>
