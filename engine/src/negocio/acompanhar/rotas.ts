import { leilaoAcompanhado } from '@martelo/shared/acompanhar';
import { ErroMartelo } from '@martelo/shared/erros';
import { QUEM_ACOMPANHA_LEILAO, QUEM_ACOMPANHA_OS_SEUS } from '@martelo/shared/papeis';
import { paramsUid } from '../../api/comando.ts';
import { type Rota, rota } from '../../api/rota.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import type { Acompanhar } from './acompanhar.ts';
import { alcanceDaCasa, alcancesDoComitente } from './linha.ts';

interface Dependencias {
  acompanhar: Acompanhar;
  localizador: Pick<Localizador, 'leilao'>;
  emDia(): Promise<void>;
}

/** An auction as it is followed: by the house, and by a consignor's people. */
export function rotasDeAcompanhar({ acompanhar, localizador, emDia }: Dependencias): Rota[] {
  return [
    rota({
      metodo: 'get',
      caminho: '/v1/leiloes/backoffice-acompanhar-leilao/:uid',
      resumo: 'Todos os lotes de um leilão como a casa os acompanha, e quem dá lances pelo site',
      guarda: QUEM_ACOMPANHA_LEILAO,
      params: paramsUid,
      resposta: leilaoAcompanhado,
      async executar({ params, chamador: { acesso, hotsite } }) {
        const estado = await localizador.leilao(acesso, params.uid);
        await emDia();
        return acompanhar.tudo(estado, [alcanceDaCasa(acesso)], hotsite.id);
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/comitente/acompanhar-leilao/:uid',
      resumo: 'Os lotes de um leilão que são dos comitentes de quem pergunta, e nenhum outro',
      guarda: QUEM_ACOMPANHA_OS_SEUS,
      params: paramsUid,
      resposta: leilaoAcompanhado,
      async executar({ params, chamador: { acesso } }) {
        const estado = await localizador.leilao(acesso, params.uid);
        await emDia();
        const lido = await acompanhar.tudo(estado, alcancesDoComitente(acesso), null);
        // Of an auction without a lot of theirs there is nothing to follow: it is as if it were not there.
        if (lido.lotes.length === 0) throw new ErroMartelo('LEILAO_NAO_ENCONTRADO');
        return lido;
      },
    }),
  ];
}
