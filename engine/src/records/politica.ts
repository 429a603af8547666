import { ErroMartelo } from '@martelo/shared/erros';
import { chaveDe, type TipoIndice, valoresEm } from './campos.ts';
import type { Acesso, DefinicaoColecao, Registro } from './records.ts';

export type FiltroDeLeitura = Exclude<ReturnType<DefinicaoColecao<{ uid: string }>['leitura']>, null>;

/** Who is written into the stamps. */
export function autorDe(acesso: Acesso): string {
  switch (acesso.tipo) {
    case 'cliente':
      return acesso.cliUid;
    case 'interno':
    case 'externo':
      return acesso.usuUid;
    case 'sistema':
    case 'anonimo':
      return acesso.tipo;
  }
}

/** True when a document satisfies a policy's filter; the same meaning as the store's own comparison. */
export function visivel(
  doc: object,
  leitura: FiltroDeLeitura,
  tipoDe: (campo: string) => TipoIndice,
): boolean {
  return Object.entries(leitura).every(([campo, esperado]) => {
    if (esperado === null) return valoresEm(doc, campo).length === 0;
    const aceitos = (Array.isArray(esperado) ? esperado : [esperado]).map((v) => chaveDe(v, tipoDe(campo)));
    return valoresEm(doc, campo).some((valor) => {
      const chave = chaveDe(valor, tipoDe(campo));
      return chave !== null && aceitos.includes(chave);
    });
  });
}

/** SEM_PERMISSAO unless the policy lets this caller write. */
export function exigirEscrita<T extends { uid: string }>(
  definicao: DefinicaoColecao<T>,
  acesso: Acesso,
  depois: T,
  antes: Registro<T> | null,
): void {
  if (definicao.escrita(acesso, depois, antes)) return;
  throw new ErroMartelo(
    'SEM_PERMISSAO',
    {},
    'Você não tem a permissão necessária para alterar este registro.',
  );
}
