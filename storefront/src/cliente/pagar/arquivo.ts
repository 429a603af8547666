/** The largest proof that is taken (P7). */
export const COMPROVANTE_MAX_BYTES = 15 * 1024 * 1024;

/** As a file field takes it. The engine looks at the bytes all the same. */
export const ACEITA_COMPROVANTE =
  'application/pdf,image/jpeg,image/png,image/webp,image/heic,image/heif,.pdf,.jpg,.jpeg,.png,.webp,.heic,.heif';

const EXTENSOES = /\.(pdf|jpe?g|png|webp|hei[cf])$/i;
const TIPOS = /^(application\/pdf|image\/(jpeg|png|webp|heic|heif))$/;

export type ProblemaDoArquivo = 'vazio' | 'grande' | 'tipo';

/** What would be refused anyway is said before fifteen megabytes are sent. Some phones name no type: then the name decides. */
export function problemaDoArquivo({
  name,
  size,
  type,
}: Pick<File, 'name' | 'size' | 'type'>): ProblemaDoArquivo | null {
  if (size === 0) return 'vazio';
  if (size > COMPROVANTE_MAX_BYTES) return 'grande';
  return (type === '' ? EXTENSOES.test(name) : TIPOS.test(type)) ? null : 'tipo';
}

/** "840 KB", "3,2 MB" */
export const tamanhoEmPalavras = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1_000))} KB`
    : `${(bytes / 1_000_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`;
