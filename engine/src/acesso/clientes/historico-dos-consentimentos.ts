import type { AtoDeConsentimento, Cliente } from '@martelo/shared/cliente';
import { SISTEMA } from '../../records/acesso.ts';
import type { Colecao } from '../../records/records.ts';

type Consentido = Pick<Cliente, 'aceite' | 'semAceiteDesde'>;
/** Versions of a client read at a time, and at most. */
const POR_VEZ = 200;
const MAXIMO = 5_000;

/**
 * What a client agreed to and took back, newest first: read off the versions of their record, which the store keeps with every change.
 * Nothing else is written down for it, so nothing can disagree with it.
 */
export async function historicoDosConsentimentos(
  clientes: Colecao<Cliente>,
  cliUid: string,
): Promise<AtoDeConsentimento[]> {
  const atual = await clientes.obter(SISTEMA, cliUid);
  const versoes: Consentido[] = atual === null ? [] : [atual];
  for (let pagina = 1; pagina * POR_VEZ <= MAXIMO; pagina += 1) {
    const { itens, total } = await clientes.historico(SISTEMA, cliUid, { pagina, porPagina: POR_VEZ });
    versoes.push(...itens);
    if (pagina * POR_VEZ >= total) break;
  }
  return versoes.flatMap((depois, i) => ato(depois, versoes[i + 1] ?? null));
}

/** What a version says that the one before it did not. */
function ato(depois: Consentido, antes: Consentido | null): AtoDeConsentimento[] {
  const { aceite, semAceiteDesde } = depois;
  const atos: AtoDeConsentimento[] = [];
  if (aceite && aceite.em !== antes?.aceite?.em) atos.push(comoAto(aceite, 'ACEITE', aceite.em));
  if (aceite?.retiradoEm && aceite.retiradoEm !== antes?.aceite?.retiradoEm)
    atos.push({ ...comoAto(aceite, 'RETIRADA', aceite.retiradoEm), endereco: null });
  if (semAceiteDesde && semAceiteDesde !== antes?.semAceiteDesde)
    atos.push({
      ...{ ato: 'RETIRADA', em: semAceiteDesde, versao: null, texto: null, documentos: [], endereco: null },
    });
  return atos.reverse();
}

const comoAto = (
  { versao, texto, documentos = [], endereco }: NonNullable<Cliente['aceite']>,
  qual: AtoDeConsentimento['ato'],
  em: string,
): AtoDeConsentimento => ({ ato: qual, em, versao, texto, documentos, endereco: endereco || null });
