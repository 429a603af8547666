import type { Endereco } from '@martelo/shared/cliente';
import type { Entrega } from '@martelo/shared/venda';

/** The address, as the engine takes it (spec 5): what it would refuse, the browser says first. The state is chosen beside. */
export const CAMPOS_DO_ENDERECO = [
  { nome: 'cep', rotulo: 'cep', obrigatorio: true, minimo: 9, maximo: 9, preenche: 'postal-code' },
  { nome: 'logradouro', rotulo: 'rua', obrigatorio: true, minimo: 5, maximo: 200, preenche: 'address-line1' },
  { nome: 'numero', rotulo: 'numero', obrigatorio: true, minimo: 1, maximo: 20, preenche: 'off' },
  { nome: 'complemento', rotulo: 'complemento', obrigatorio: false, minimo: 0, maximo: 120, preenche: 'off' },
  { nome: 'bairro', rotulo: 'bairro', obrigatorio: true, minimo: 3, maximo: 200, preenche: 'off' },
  { nome: 'cidade', rotulo: 'cidade', obrigatorio: true, minimo: 2, maximo: 120, preenche: 'address-level2' },
] as const;

/** What stands in a field before anybody types; the kind of street stands before its name. */
export function valorInicial(
  endereco: Endereco | null,
  nome: (typeof CAMPOS_DO_ENDERECO)[number]['nome'],
): string {
  if (nome === 'logradouro')
    return [endereco?.tipoLogradouro, endereco?.logradouro].filter(Boolean).join(' ');
  return endereco?.[nome] ?? '';
}

interface ItemDoCorpo {
  uid: string;
  metodo: Entrega['metodo'];
  patUid?: string;
  endereco?: Record<string, string>;
  /** Centavos that the screen said it costs; null where staff are to say it. */
  valorVisto?: number | null;
}

/** PUT /v1/cliente/compras/{id}/entrega, the same for each of these items; null where no yard was chosen. `vistos` is what each was said to cost. */
export function corpoDaEntrega(
  campos: FormData,
  uids: readonly string[],
  vistos: ReadonlyMap<string, number | null>,
): { itens: ItemDoCorpo[] } | null {
  const texto = (nome: string): string => String(campos.get(nome) ?? '').trim();
  const metodo = texto('metodo') as Entrega['metodo'];
  if (metodo === 'Retirada') {
    const patUid = texto('patUid');
    return patUid === '' ? null : { itens: uids.map((uid) => ({ uid, metodo, patUid })) };
  }
  const endereco = Object.fromEntries(
    [...CAMPOS_DO_ENDERECO.map(({ nome }) => nome), 'estadoSigla'].flatMap((nome) =>
      texto(nome) === '' ? [] : [[nome, texto(nome)]],
    ),
  );
  return {
    itens: uids.map((uid) => {
      const valorVisto = vistos.get(uid);
      return { uid, metodo, endereco, ...(valorVisto !== undefined && { valorVisto }) };
    }),
  };
}
