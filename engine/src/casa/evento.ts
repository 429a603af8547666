import { eventoEscrita } from '@martelo/shared/convidado.esquema';
import { ErroMartelo } from '@martelo/shared/erros';
import { QUEM_CUIDA_DE_EVENTOS } from '@martelo/shared/papeis';
import { z } from 'zod';
import { recurso } from '../api/recurso/recurso.ts';
import type { ServicosDaCasa } from './servicos.ts';

/** What people are invited to: an auction's evening, or an event by itself. */
export const EVENTOS = recurso({
  nome: 'evento',
  colecao: 'eventos',
  caminho: '/v1/eventos',
  modulo: 'site',
  rotulo: { um: 'Evento', varios: 'Eventos' },
  escrita: eventoEscrita,
  // Who its guests were is not kept any more since.
  guarda: { esquecidoEm: z.iso.datetime().nullable().default(null) },
  marca: 'hotsiteId',
  papeis: { le: QUEM_CUIDA_DE_EVENTOS, escreve: QUEM_CUIDA_DE_EVENTOS },
  campos: {
    nome: { rotulo: 'Nome', busca: true },
    inicio: { rotulo: 'Começa em' },
    local: { rotulo: 'Onde', busca: true },
    leilaoId: { rotulo: 'Leilão' },
    esquecidoEm: { rotulo: 'Convidados esquecidos em' },
  },
  rotulos: { fim: 'Termina em', mensagem: 'Mensagem na carta do convite' },
  async confere({ acesso, antes, depois }, { localizador }: ServicosDaCasa) {
    if (depois.fim !== undefined && Date.parse(depois.fim) <= Date.parse(depois.inicio))
      throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['fim: termina antes de começar']);
    if (depois.leilaoId !== undefined && depois.leilaoId !== antes?.leilaoId)
      await localizador.vistaDoLeilao(acesso, String(depois.leilaoId));
  },
});
