import { formatarDataHora } from '@martelo/shared/datas';
import { formatarReais } from '@martelo/shared/reais';
import type { CampoDescrito, CampoDoRecurso } from '@martelo/shared/recurso';
import { ADMIN } from '../../src/palavras/admin.ts';

/** What stands at a dot path, through lists. */
export function valorEm(doc: unknown, caminho: string): unknown {
  let atuais: unknown[] = [doc];
  let varios = false;
  for (const passo of caminho.split('.')) {
    varios ||= atuais.some(Array.isArray);
    atuais = atuais.flat().map((um) => (um as Record<string, unknown> | null | undefined)?.[passo]);
  }
  const achados = atuais.filter((um) => um !== undefined && um !== null);
  return varios ? achados : achados[0];
}

type Como = Pick<CampoDescrito, 'tipo' | 'opcoes'> & Partial<Pick<CampoDescrito, 'campos'>>;

/** A value as people read it: one line, whatever it is. */
export function textoDe(campo: Como, valor: unknown): string {
  if (valor === undefined || valor === null || valor === '') return ADMIN.vazio;
  if (Array.isArray(valor)) {
    if (valor.length === 0) return ADMIN.vazio;
    return campo.tipo === 'grupo' || typeof valor[0] === 'object'
      ? ADMIN.itens(valor.length)
      : valor.map((um) => textoDe(campo, um)).join(', ');
  }
  if (campo.opcoes) return campo.opcoes.find((um) => um.valor === valor)?.rotulo ?? String(valor);
  switch (campo.tipo) {
    case 'centavos':
      return typeof valor === 'number' ? formatarReais(valor) : String(valor);
    case 'inteiro':
    case 'real':
      return typeof valor === 'number'
        ? valor.toLocaleString('pt-BR', { useGrouping: false })
        : String(valor);
    case 'booleano':
      return valor ? ADMIN.sim : ADMIN.nao;
    case 'data':
      return String(valor).slice(0, 10).split('-').reverse().join('/');
    case 'instante':
      return formatarDataHora(String(valor));
    case 'uid':
      return /^[\da-f-]{36}$/i.test(String(valor)) ? `…${String(valor).slice(-6)}` : String(valor);
    case 'grupo':
      return (campo.campos ?? [])
        .flatMap((parte) => {
          const dentro = (valor as Record<string, unknown>)[parte.campo.split('.').at(-1)!];
          return dentro === undefined || dentro === null
            ? []
            : [`${parte.rotulo}: ${textoDe(parte, dentro)}`];
        })
        .join('; ');
    default:
      return typeof valor === 'object' ? ADMIN.itens(Object.keys(valor).length) : String(valor);
  }
}

/** What a history tells of a field, whose form nobody knows any more: as it is, and what is inside of it counted. */
export function textoDoHistorico(campo: Como | undefined, valor: unknown): string {
  if (campo) return textoDe({ ...campo, opcoes: null }, valor);
  if (typeof valor === 'string' && /^\d{4}-\d\d-\d\dT/.test(valor)) return formatarDataHora(valor);
  return textoDe({ tipo: typeof valor === 'boolean' ? 'booleano' : 'texto', opcoes: null }, valor);
}

/** Columns of figures stand under each other; whom one names is read by name. */
export const ehNumero = ({ tipo, ref }: Pick<CampoDoRecurso, 'tipo' | 'ref'>): boolean =>
  ref === null && (tipo === 'inteiro' || tipo === 'real' || tipo === 'centavos');

/** How people tell a record from another. */
export function tituloDe(
  {
    titulo,
    campos,
    rotulo,
  }: { titulo: readonly string[]; campos: readonly CampoDescrito[]; rotulo: { um: string } },
  doc: Record<string, unknown>,
): string {
  const partes = titulo.flatMap((nome) => {
    const valor = valorEm(doc, nome);
    const campo = campos.find((um) => um.campo === nome);
    return campo && valor !== undefined && valor !== '' ? [textoDe(campo, valor)] : [];
  });
  return partes.length > 0 ? partes.join(' ') : `${rotulo.um} ${doc.id}`;
}
