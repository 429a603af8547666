/**
 * Whether a call that changes something, and for which the browser's cookies count (or which sets them), came from this very
 * site. Browsers name where a write comes from in `Origin`, newer ones in `Sec-Fetch-Site` too; programs name nothing.
 * @param origens whole origins, `https://leilo.com.br`
 * @param exigir refuse also who names nothing: where a browser's cookies came along
 */
export function origemAceita(
  cabecalhos: Pick<Headers, 'get'>,
  { origens, exigir }: { origens: readonly string[]; exigir: boolean },
): boolean {
  const origem = cabecalhos.get('origin');
  if (origem !== null) return origens.includes(origem);
  const vizinhanca = cabecalhos.get('sec-fetch-site');
  if (vizinhanca !== null) return vizinhanca === 'same-origin' || vizinhanca === 'none';
  return !exigir;
}

/** The forms of a body; `formulario` is a plain HTML form, which any site can send without asking: never without `origemAceita`. */
const TIPOS = {
  json: /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i,
  formulario: /^application\/x-www-form-urlencoded\s*(?:;|$)/i,
  arquivos: /^multipart\/form-data\s*;/i,
  imagem: /^image\/[\w.+-]+\s*(?:;|$)/i,
  planilha: /^(?:text\/csv|application\/(?:octet-stream|vnd\.[\w.+-]+))\s*(?:;|$)/i,
} as const;
export type TipoDeCorpo = keyof typeof TIPOS;

/** Whether what a call carries is of one of these forms; a call without a body is of all of them. */
export function corpoAceito(cabecalhos: Pick<Headers, 'get'>, tipos: readonly TipoDeCorpo[]): boolean {
  const tipo = cabecalhos.get('content-type');
  if (tipo !== null) return tipos.some((nome) => TIPOS[nome].test(tipo.trim()));
  return cabecalhos.get('transfer-encoding') === null && Number(cabecalhos.get('content-length') ?? 0) === 0;
}
