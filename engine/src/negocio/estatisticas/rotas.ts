import { type EstatisticasPublicas, estatisticasPublicas } from '@martelo/shared/estatisticas';
import { type Rota, rota } from '../../api/rota.ts';

const VALIDADE_MS = 5 * 60_000;

interface Dependencias {
  contar(hotsiteId: number): Promise<EstatisticasPublicas>;
  agora(): number;
}

/** A brand's numbers, counted at most once in five minutes; while they are counted anew, those of before are good enough. */
export function rotaEstatisticas({ contar, agora }: Dependencias): Rota {
  const guardadas = new Map<number, { ate: number; contagem: Promise<EstatisticasPublicas> }>();

  const recontar = (hotsiteId: number): Promise<EstatisticasPublicas> => {
    const antes = guardadas.get(hotsiteId);
    const contagem = contar(hotsiteId).catch((erro: unknown) => {
      // What could not be counted is not remembered; what was known before still stands.
      if (antes === undefined) guardadas.delete(hotsiteId);
      else guardadas.set(hotsiteId, antes);
      throw erro;
    });
    return contagem;
  };

  return rota({
    metodo: 'get',
    caminho: '/v1/estatisticas',
    resumo: 'Números da marca: lotes vendidos, leilões realizados, licitantes, valor vendido',
    guarda: 'publica',
    resposta: estatisticasPublicas,
    executar({ chamador: { hotsite } }) {
      const guardada = guardadas.get(hotsite.id);
      if (guardada !== undefined && agora() < guardada.ate) return guardada.contagem;
      const contagem = recontar(hotsite.id);
      const ate = agora() + VALIDADE_MS;
      if (guardada === undefined) {
        guardadas.set(hotsite.id, { ate, contagem });
        return contagem;
      }
      guardadas.set(hotsite.id, { ate, contagem: guardada.contagem });
      contagem.then(
        () => guardadas.set(hotsite.id, { ate, contagem }),
        () => {},
      );
      return guardada.contagem;
    },
  });
}
