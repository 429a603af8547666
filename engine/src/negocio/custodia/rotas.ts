import { type CustodiaPublica, custodiaDaCasa, custodiaPublica } from '@martelo/shared/custodia';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Chaves } from '../../acesso/identidade/chaves.ts';
import { paramsUid } from '../../api/comando.ts';
import { type Rota, rota } from '../../api/rota.ts';
import { LEEM_VEICULOS, VEICULOS } from '../../casa/veiculo.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Registros } from '../../records/records.ts';
import type { Custodia } from './anotar.ts';
import type { EloDaCustodia } from './registro.ts';

interface Dependencias {
  registros: Registros;
  localizador: Localizador;
  custodia: Custodia;
  chaves: Pick<Chaves, 'assinar'>;
}

/** `typ` of the signature over a vehicle's chain. */
const TIPO = 'martelo-custodia';

/** What happened to a vehicle, as anybody may have and verify it: the house with what only it knows. */
export function rotasDaCustodia({ registros, localizador, custodia, chaves }: Dependencias): Rota[] {
  const assinado = async (veiUid: string, elos: readonly EloDaCustodia[]): Promise<CustodiaPublica> => {
    const ultimo = elos.at(-1);
    return {
      veiUid,
      eventos: elos.map(({ seq, publico, privado, hash }) => ({ seq, publico, privado, hash })),
      assinatura:
        ultimo === undefined
          ? null
          : await chaves.assinar(
              { veiUid, seq: ultimo.seq, hash: ultimo.hash },
              TIPO,
              Date.parse(ultimo.publico.instante),
            ),
    };
  };

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/lotes/:uid/custodia',
      resumo:
        'O que aconteceu com o veículo de um lote: fatos encadeados por hash, com a assinatura do último',
      guarda: 'publica',
      params: paramsUid,
      resposta: custodiaPublica,
      async executar({ params, chamador: { acesso } }): Promise<CustodiaPublica> {
        const { estado, lote } = await localizador.vista(acesso, params.uid);
        const veiUid = lote.dados.veiculo?.uid;
        const veiculo =
          veiUid === undefined ? null : await registros.colecao(VEICULOS).obter(SISTEMA, veiUid);
        // Who typed the uid of another brand's vehicle has not got it.
        if (veiculo === null || !estado.leilao.hotsites.includes(veiculo.hotsiteId))
          throw new ErroMartelo('NAO_ENCONTRADO');
        return assinado(veiculo.uid, await custodia.deUm(veiculo.uid));
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/veiculos/:uid/custodia',
      resumo: 'O mesmo de qualquer veículo da marca, com o que só a casa sabe e o que abre cada compromisso',
      guarda: LEEM_VEICULOS,
      params: paramsUid,
      resposta: custodiaDaCasa,
      async executar({ params, chamador: { acesso } }) {
        const veiculo = await porIdOuUid(registros.colecao(VEICULOS), acesso, params.uid);
        if (veiculo === null) throw new ErroMartelo('NAO_ENCONTRADO');
        const elos = await custodia.deUm(veiculo.uid);
        const { eventos, ...resto } = await assinado(veiculo.uid, elos);
        return {
          ...resto,
          eventos: eventos.map((evento, i) => ({ ...evento, sal: elos[i]!.sal, parte: elos[i]!.parte })),
        };
      },
    }),
  ];
}
