/** Which lot a picture is of, by the name of its file, and which of its pictures it is. */
export interface FotoPeloNome {
  /** Of the lot in the catalogue, without zeros before it: "12", "12A". */
  numero: string;
  /** From 1; what has none comes first. */
  lugar: number;
}

/** What cameras, phones and messengers call their pictures: the number in it is nobody's lot. */
const DE_APARELHO =
  /^(img|dsc|dscn|dscf|pxl|p|image|imagem|foto|photo|screenshot|captura|whatsapp)[\s_-]*\d/i;
/** A number, with "Lote" or "nº" before it, and which picture of it: behind a sign or in brackets. */
const FORMA =
  /^(?:(?:lote|an[uú]ncio)[\s_.-]*)?(?:n[º°o]?\.?[\s_-]*)?0*([1-9]\d{0,8}[a-z]?)(?:[\s_.-]*\(\s*(\d{1,3})\s*\)|[\s_.-]+(\d{1,3}))?$/i;

/** "12-1.jpg" and "LOTE 012 (3).jpeg" say it; null of a name that does not. */
export function fotoPeloNome(nome: string): FotoPeloNome | null {
  const base = nome
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .trim();
  if (DE_APARELHO.test(base)) return null;
  const [, numero, entreParenteses, depois] = FORMA.exec(base) ?? [];
  if (numero === undefined) return null;
  return { numero: numero.toUpperCase(), lugar: Number(entreParenteses ?? depois ?? 0) };
}

/** A lot's number as names of files are compared with it. */
export const numeroComparado = (numero: string): string =>
  numero
    .trim()
    .replace(/^0+(?=.)/, '')
    .toUpperCase();
