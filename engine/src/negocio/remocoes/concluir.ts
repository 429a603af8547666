import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { uuidv7 } from '@martelo/shared/identificador';
import { efeitosDe } from '../../api/recurso/mudar-registro.ts';
import type { ServicosDaEstadia } from '../../casa/estadia.ts';
import { REMOCOES, type ServicosDasRemocoes } from '../../casa/remocao.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { deNovoSeMudou } from '../../records/conflitos.ts';
import type { Registros } from '../../records/records.ts';
import type { MoverRemocao } from './mover.ts';

interface Dependencias {
  registros: Registros;
  estadias: Pick<ServicosDaEstadia, 'estadiaDaRemocao'>;
  mover: MoverRemocao;
  hotsitePorId(id: number): RegrasHotsite | null;
  /** Unix ms. */
  agora(): number;
}

/**
 * S17 and the stay are one act, and the stay is its truth: where that has begun, its removal has arrived (decision 560). One that was collected and
 * did not say that it stood at the gate did so (S14); of one that was not, its driver is still to be heard, and then this is asked again.
 */
export function criarConcluirRemocao({
  registros,
  estadias,
  mover,
  hotsitePorId,
  agora,
}: Dependencias): ServicosDasRemocoes['concluirRemocao'] {
  const remocoes = registros.colecao(REMOCOES);
  const efeitos = efeitosDe(REMOCOES as never, { hotsitePorId, agora });

  return (remocaoUid) =>
    deNovoSeMudou(async () => {
      for (;;) {
        const antes = await remocoes.obter(SISTEMA, remocaoUid);
        if (antes?.situacao !== 'COLETADA' && antes?.situacao !== 'NO_PORTAO') return;
        const estadia = await estadias.estadiaDaRemocao(remocaoUid);
        if (estadia === null || estadia.diaInicio === null) return;
        const codigo = antes.situacao === 'COLETADA' ? 'S14' : 'S17';
        // The code that said so is known again by its uid: whoever takes it up finds it done.
        const uid = (codigo === 'S17' ? estadia.entradaEvento : null) ?? uuidv7();
        const evento = { uid, instante: estadia.diaInicio, por: estadia.entradaPor ?? undefined };
        const doc = semCarimbos(antes);
        const depois = { ...doc, ...(await mover(doc, codigo, {}, { acesso: SISTEMA, evento })) };
        await remocoes.salvar(
          SISTEMA,
          depois,
          antes.revisao,
          efeitos(SISTEMA, antes as never, depois as never),
        );
      }
    });
}
