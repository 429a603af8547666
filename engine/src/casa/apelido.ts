import { apelidoEscrita } from '@martelo/shared/apelido-da-sala';
import { ErroMartelo } from '@martelo/shared/erros';
import { apelidoLido, apelidoRevela } from '@martelo/shared/pessoa';
import { z } from 'zod';
import { recurso } from '../api/recurso/recurso.ts';
import { chaveDoApelido } from './chaves-unicas.ts';
import type { ServicosDaCasa } from './servicos.ts';

const QUEM_CUIDA = ['Interno - ADM', 'Interno - Leiloeiro', 'Interno - Leilão'] as const;

/** The apelidos of a brand (rule 12): names under which people in the room bid, of one auction or of all. */
export const APELIDOS = recurso({
  nome: 'apelido',
  caminho: '/v1/apelidos',
  rotulo: { um: 'Apelido', varios: 'Apelidos' },
  modulo: 'leilao',
  escrita: apelidoEscrita,
  // As it is read: what no other of the room may be taken for.
  guarda: { apelidoLido: z.string().optional() },
  derivados: ({ apelido }) => ({ apelidoLido: apelidoLido(apelido) }),
  marca: 'hotsiteId',
  papeis: { le: QUEM_CUIDA, escreve: QUEM_CUIDA },
  campos: {
    apelido: { rotulo: 'Apelido', busca: true },
    apelidoLido: { rotulo: 'Apelido como se lê' },
    cidade: { rotulo: 'Cidade', busca: true, semArvore: true },
    leiUid: { rotulo: 'Leilão' },
  },
  rotulos: {
    estado: 'Estado',
    tipoVeiculoSite: 'Tipo de veículo no site',
    tipoRetomadaSite: 'Retomada no site',
    comId: 'Comitente',
    clienteId: 'Cliente',
  },
  unicos: [['leiUid', 'apelido']],
  // Neither another of the room's nor a client's, who is of another kind.
  segura: ({ antes, depois: { hotsiteId, apelido, removidoEm } }) =>
    removidoEm !== undefined || (antes?.apelido === apelido && antes.removidoEm === undefined)
      ? []
      : [chaveDoApelido(hotsiteId, apelido)],
  refs: { comId: 'comitente', clienteId: 'cliente' },
  naoEncontrado: 'APELIDO_NAO_ENCONTRADO',
  async confere({ acesso, hotsite, antes, depois }, { localizador, exigirApelidoLivre }: ServicosDaCasa) {
    const { uid, apelido, leiUid = null } = depois;
    if (leiUid !== null && leiUid !== antes?.leiUid) await localizador.vistaDoLeilao(acesso, leiUid);
    // Everybody sees the name, so it says nothing of who bids under it.
    const problema = apelido === antes?.apelido ? null : apelidoRevela(apelido);
    if (problema !== null) throw new ErroMartelo('REQUISICAO_INVALIDA', {}, [`apelido: ${problema}`]);
    await exigirApelidoLivre(hotsite.id, apelido, { uid: antes === null ? null : uid, leiUid });
  },
});
