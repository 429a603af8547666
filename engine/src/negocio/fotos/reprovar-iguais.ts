import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { efeitosDaMudanca } from '../../api/recurso/efeitos.ts';
import { FOTOS_DOS_LOTES, type FotoGuardada, type RecusaDeFoto } from '../../casa/foto-do-lote.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { deNovoSeMudou } from '../../records/conflitos.ts';
import type { Registros } from '../../records/records.ts';
import { alcanca, criarRecusas } from './recusas.ts';

interface Dependencias {
  registros: Registros;
  hotsitePorId(id: number): RegrasHotsite | null;
  /** Unix ms. */
  agora(): number;
}

/** Of a part, what it was cut from too. */
const conteudosDe = ({ sha256, inteiraSha256 }: RecusaDeFoto): string[] =>
  inteiraSha256 === null ? [sha256] : [sha256, inteiraSha256];

const ALCANCADAS = ['APROVADA', 'PENDENTE'] as const;

/**
 * Refuses what shows the same as a picture that was refused, with its reason and as of its moment, each with the effects that a refusal has:
 * its lot loses it too. Told late, or twice, it does no harm: what was decided after the refusal is not reached by it.
 * @returns those that were refused now
 */
export function criarReprovarIguais({ registros, hotsitePorId, agora }: Dependencias) {
  const fotos = registros.colecao(FOTOS_DOS_LOTES);
  const { iguais } = criarRecusas(registros);

  const reprovar = (uid: string, recusa: RecusaDeFoto): Promise<FotoGuardada | null> =>
    deNovoSeMudou(async () => {
      const antes = await fotos.obter(SISTEMA, uid);
      const seAlcanca = ALCANCADAS.some((situacao) => situacao === antes?.situacao);
      if (
        antes === null ||
        !seAlcanca ||
        !conteudosDe(recusa).includes(antes.sha256) ||
        !alcanca(recusa, antes)
      )
        return null;
      const depois: FotoGuardada = {
        ...(semCarimbos(antes) as FotoGuardada),
        situacao: 'REPROVADA',
        ...{ decididaPor: recusa.por, decididaEm: recusa.em, motivo: recusa.motivo },
        ultimaAcao: { nome: 'reprovar', revisao: antes.revisao + 1 },
      };
      const efeitos = efeitosDaMudanca(
        FOTOS_DOS_LOTES as never,
        { ato: 'reprovar', antes: antes as never, depois: depois as never },
        { acesso: SISTEMA, hotsite: hotsitePorId(depois.hotsiteId)! },
        agora(),
      );
      await fotos.salvar(SISTEMA, depois, antes.revisao, efeitos);
      return depois;
    });

  return async (recusa: RecusaDeFoto): Promise<FotoGuardada[]> => {
    const reprovadas: FotoGuardada[] = [];
    for (const situacao of ALCANCADAS)
      for (const sha256 of conteudosDe(recusa))
        for (const { uid } of await iguais({ ...recusa, sha256 }, situacao)) {
          const uma = await reprovar(uid, recusa);
          if (uma !== null) reprovadas.push(uma);
        }
    return reprovadas;
  };
}
