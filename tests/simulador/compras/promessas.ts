import { isDeepStrictEqual } from 'node:util';
import { derivarVenda } from '@martelo/shared/pos-venda/derivar';
import { concordam } from '@martelo/shared/pos-venda/lote';
import {
  type ComissaoCombinada,
  contaDoLote,
  type SituacaoRepasse,
  situacaoDoRepasse,
} from '@martelo/shared/pos-venda/repasse';
import type { DinheiroRecebido } from '@martelo/shared/recebimento';
import type { Venda } from '@martelo/shared/venda';
import type { EstadoLote } from '../../../engine/src/auction/modelo/estado.ts';
import { semCarimbos } from '../../../engine/src/records/campos.ts';
import type { Registro } from '../../../engine/src/records/records.ts';
import { exigir } from '../violacao.ts';

interface Fim {
  vendas: readonly Registro<Venda>[];
  recebimentos: readonly { uid: string; chave: string; valor: number; situacao: string }[];
  avisos: readonly DinheiroRecebido[];
  lotes: ReadonlyMap<string, EstadoLote>;
}

const soma = (valores: readonly number[]): number => valores.reduce((total, um) => total + um, 0);
const valeAinda = ({ encerramento }: Venda): boolean => encerramento?.juntadaEm == null;

/** What must hold of purchases at peace. @throws Violacao */
export function exigirPromessas({ vendas, recebimentos, avisos, lotes }: Fim): void {
  const valem = vendas.filter(valeAinda);
  const linhas = valem.flatMap(({ pagamentos }) => pagamentos);

  // C1: one situation derived everywhere the same.
  for (const venda of vendas) {
    const guardada = semCarimbos(venda) as Venda;
    exigir(
      isDeepStrictEqual(derivarVenda(guardada), guardada),
      'C1',
      () => `${venda.id} is not as it is derived`,
    );
  }

  // C2: what the bank told of is kept once, and money in = rows + credits without destination.
  const contados = new Set(avisos.map(({ idNoProvedor }) => idNoProvedor));
  exigir(recebimentos.length <= contados.size, 'C2', () => 'more money than the bank told of');
  const nasLinhas = linhas.filter(({ recebimento }) => recebimento !== null);
  const semDestino = recebimentos.filter(({ situacao }) => situacao === 'SEM_DESTINO');
  const [entrou, posto] = [
    soma(recebimentos.map(({ valor }) => valor)),
    soma(nasLinhas.map(({ valor }) => valor)) + soma(semDestino.map(({ valor }) => valor)),
  ];
  exigir(entrou === posto, 'C2', () => `${entrou} came in, ${posto} is somewhere`);
  exigir(
    recebimentos.every(({ situacao }) => situacao === 'APLICADO' || situacao === 'SEM_DESTINO'),
    'C2',
    () => 'money waits at peace',
  );

  // C3: no row for one bank id twice.
  const uids = nasLinhas.map(({ recebimento }) => recebimento);
  exigir(new Set(uids).size === uids.length, 'C3', () => 'one receipt in two rows');

  // C4: refunds never exceed what was paid.
  for (const { pagamentos } of valem)
    for (const { uid, valor, estornoDe } of pagamentos) {
      if (estornoDe !== null) continue;
      const devolvido = soma(
        pagamentos
          .filter((outra) => outra.estornoDe === uid && outra.canceladoEm === null)
          .map((outra) => -outra.valor),
      );
      exigir(devolvido <= valor, 'C4', () => `${devolvido} of ${valor} given back`);
    }

  // C5: a lot is in at most one sale that stands, and both agree.
  for (const [lelUid, lote] of lotes) {
    const suas = valem.filter(({ itens }) => itens.some((item) => item.lelUid === lelUid));
    const dePe = suas.filter(({ encerramento }) => encerramento === null);
    exigir(dePe.length <= 1, 'C5', () => `${lelUid} is in ${dePe.length} sales`);
    for (const venda of dePe) {
      const item = venda.itens.find((um) => um.lelUid === lelUid)!;
      exigir(
        concordam(venda, item, lote.situacao),
        'C5',
        () => `${venda.id} is ${venda.situacao}, its lot ${lote.situacao}`,
      );
    }
    if (dePe.length === 0)
      for (const venda of suas)
        exigir(
          concordam(venda, venda.itens.find((um) => um.lelUid === lelUid)!, lote.situacao),
          'C5',
          () => `${venda.id} ended, its lot is ${lote.situacao}`,
        );
  }
}

interface FimDosRepasses {
  vendas: readonly Registro<Venda>[];
  repasses: readonly {
    uid: string;
    vendaUid: string;
    lelUid: string;
    situacao: SituacaoRepasse;
    valorLance: number;
    comissao: number;
    liquido: number;
  }[];
  comissao: Pick<ComissaoCombinada, 'porcentagem' | 'fixo'>;
  temComitente(lelUid: string): boolean;
}

/** C6: what a consignor gets is written down once for each of its lots in each sale, and as that sale is; undone where it left all. @throws Violacao */
export function exigirRepasses({ vendas, repasses, comissao, temComitente }: FimDosRepasses): void {
  const devidos = vendas
    .filter(valeAinda)
    .flatMap((venda) => venda.itens.map((item) => ({ venda, item })))
    .filter(({ item }) => temComitente(item.lelUid))
    .map(({ venda, item: { uid, lelUid, valorLance } }) => ({
      ...{ uid, lelUid, valorLance, vendaUid: venda.uid, situacao: situacaoDoRepasse(venda) },
      ...contaDoLote(valorLance, comissao),
    }));
  const escritos = repasses.map(({ uid, vendaUid, lelUid, situacao, valorLance, comissao, liquido }) => ({
    ...{ uid, lelUid, valorLance, vendaUid, situacao, comissao, liquido },
  }));
  const devidosUids = new Set(devidos.map(({ uid }) => uid));
  const [valem, sairam] = [
    escritos.filter(({ uid }) => devidosUids.has(uid)),
    escritos.filter(({ uid }) => !devidosUids.has(uid)),
  ];
  exigir(
    sairam.every(({ situacao }) => situacao === 'DESFEITO'),
    'C6',
    () => `${JSON.stringify(sairam)} is in no sale`,
  );
  const porUid = (um: { uid: string }, outro: { uid: string }) => um.uid.localeCompare(outro.uid);
  exigir(
    isDeepStrictEqual(valem.toSorted(porUid), devidos.toSorted(porUid)),
    'C6',
    () => `${JSON.stringify(valem)} is written down, ${JSON.stringify(devidos)} is due`,
  );
}
