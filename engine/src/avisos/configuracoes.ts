import { CANAIS, ROTULOS_CANAL } from '@martelo/shared/avisos/canais';
import { type ConfiguracaoDeAvisos, configuracaoDeAvisos } from '@martelo/shared/avisos/esquemas';
import { CODIGOS_EVENTO, type CodigoEvento, eventoDe } from '@martelo/shared/avisos/eventos';
import { nomesDe } from '@martelo/shared/avisos/modelo';
import { SILENCIO_PADRAO } from '@martelo/shared/avisos/silencio';
import { ErroMartelo } from '@martelo/shared/erros';
import { QUEM_CUIDA_DE_AVISOS } from '@martelo/shared/papeis';
import { recurso } from '../api/recurso/recurso.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';

/** What a brand settles about its notices: which channels, and when phones are left in peace. The words are the panel's. */
export const CONFIGURACOES_DE_AVISOS = recurso({
  nome: 'configuracaoDeAvisos',
  colecao: 'configuracoesDeAvisos',
  caminho: '/v1/avisos-configuracao',
  rotulo: { um: 'Configuração de notificações', varios: 'Configurar notificações' },
  modulo: 'site',
  // One a brand: its list is the screen that settles it.
  lista: { rota: 'configurar-notificacoes' },
  escrita: configuracaoDeAvisos,
  marca: 'hotsiteId',
  papeis: { le: QUEM_CUIDA_DE_AVISOS, escreve: QUEM_CUIDA_DE_AVISOS },
  campos: {},
  rotulos: {
    silencio: 'Horário de silêncio',
    'silencio.inicio': 'Começa às (hora)',
    'silencio.fim': 'Termina às (hora)',
    canais: 'Canais por aviso',
    ...Object.fromEntries(
      CODIGOS_EVENTO.map((codigo) => [`canais.${codigo}`, nomesDe(codigo, 'leilao').rotulo]),
    ),
    ...Object.fromEntries(CANAIS.map((canal) => [`*.${canal}`, ROTULOS_CANAL[canal]])),
  },
  // One a brand.
  unicos: [[]],
  async confere({ depois }) {
    for (const [codigo, escolha] of Object.entries(depois.canais)) {
      const { sempre, canais } = eventoDe(codigo as CodigoEvento);
      for (const [canal, ligado] of Object.entries(escolha ?? {})) {
        if (!canais.includes(canal as never)) throw new ErroMartelo('CANAL_INDISPONIVEL');
        if (!ligado && sempre.includes(canal as never)) throw new ErroMartelo('CANAL_OBRIGATORIO');
      }
    }
  },
});

/** A brand's settings; the house's where it has none. */
export async function configuracaoDa(registros: Registros, hotsiteId: number): Promise<ConfiguracaoDeAvisos> {
  const achada = await registros.colecao(CONFIGURACOES_DE_AVISOS).obterPor(SISTEMA, 'hotsiteId', hotsiteId);
  if (achada === null || achada.removidoEm !== undefined) return { silencio: SILENCIO_PADRAO, canais: {} };
  return { silencio: achada.silencio, canais: achada.canais };
}
