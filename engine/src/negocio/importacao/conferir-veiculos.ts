import { paraMercosul } from '@martelo/shared/documentos';
import { uuidv7 } from '@martelo/shared/identificador';
import { type LoteEntrada, loteEscrita } from '@martelo/shared/lote';
import type { VeiculoDoLote } from '@martelo/shared/veiculo';
import type { Estado } from '../../auction/modelo/estado.ts';
import { COMITENTES } from '../../casa/comitente.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { acharNoEstoque } from '../estoque/achar.ts';
import { loteDoVeiculo, type VeiculoGuardado } from '../estoque/lote-do-veiculo.ts';
import type { Ocupacao } from '../estoque/ocupacao.ts';
import type { Conferida } from './importar-lotes.ts';

/**
 * A row that names a vehicle of the brand's stock, by plate, chassis or Renavam, makes the lot of that vehicle: what the sheet does not say of it
 * its record does. A vehicle that stands in another lot, of whatever auction, keeps its row out.
 */
export async function conferirVeiculos(
  { registros, ocupacao }: { registros: Registros; ocupacao: Pick<Ocupacao, 'recusas'> },
  hotsiteId: number,
  estado: Readonly<Estado>,
  linhas: readonly Conferida[],
): Promise<(LoteEntrada | null)[]> {
  const achar = await acharNoEstoque(
    registros,
    hotsiteId,
    linhas.map(({ linha }) => linha.identidade),
  );
  const comitentes = await nomesDosComitentes(
    registros,
    linhas.flatMap(({ linha }) => Object.values(achar(linha.identidade)).flatMap((um) => um?.comId ?? [])),
  );
  const entradas = linhas.map((uma): LoteEntrada | null => {
    const { linha } = uma;
    const { placa, chassi, renavam } = achar(linha.identidade);
    const veiculo = placa ?? chassi ?? renavam;
    for (const [campo, dele] of [
      ['chassi', chassi],
      ['renavam', renavam],
    ] as const) {
      const dito = linha.identidade[campo];
      if (dito === undefined) continue;
      if (dele !== undefined && dele.uid !== veiculo?.uid)
        linha.erro(campo, `É de outro veículo do estoque, o de número ${dele.id}.`);
      else if (dele === undefined && veiculo?.[campo] !== undefined)
        linha.erro(campo, `Não é o do cadastro deste veículo, o de número ${veiculo.id}.`);
      else if (veiculo === undefined)
        linha.aviso(
          campo,
          'O lote fica sem ele, que só o cadastro de veículos guarda: cadastre o veículo e importe de novo.',
        );
    }
    if (veiculo?.placa !== undefined && placa === undefined && linha.identidade.placa !== undefined)
      linha.erro('placa', `Não é a do cadastro deste veículo, o de número ${veiculo.id}.`);
    if (linha.problemas.some(({ tipo }) => tipo === 'erro')) return null;
    return veiculo === undefined
      ? uma.entrada
      : comEstoque(uma, veiculo, { estado, comitente: comitentes.get(veiculo.comId ?? 0) ?? null });
  });
  const recusas = await ocupacao.recusas(
    linhas.map(({ uid }, i) => {
      const { uid: veiUid, placa } = entradas[i]?.veiculo ?? {};
      return { veiUid, placa, leiUid: estado.leilao.uid, lelUid: uid ?? uuidv7() };
    }),
  );
  const daLinha: Record<string, number> = {};
  return entradas.map((entrada, i) => {
    if (entrada === null) return null;
    const { linha } = linhas[i]!;
    const { uid: veiUid, placa } = entrada.veiculo ?? {};
    const quais = [veiUid, placa === undefined ? undefined : (paraMercosul(placa) ?? placa)].filter(
      (um) => um !== undefined,
    );
    const outra = quais.map((um) => daLinha[um]).find((uma) => uma !== undefined);
    const recusa =
      recusas[i]?.message ??
      (outra === undefined ? null : `É o mesmo veículo da linha ${outra} desta planilha.`);
    if (recusa === null) {
      for (const um of quais) daLinha[um] = linha.linha;
      return entrada;
    }
    const por = (['placa', 'chassi', 'renavam'] as const).find((campo) => linha.texto(campo) !== '');
    linha.erro(por ?? 'placa', recusa);
    return null;
  });
}

async function nomesDosComitentes(registros: Registros, ids: readonly number[]) {
  const nomes = new Map<number, string>();
  const valores = [...new Set(ids)];
  if (valores.length === 0) return nomes;
  const filtros = [{ tipo: 'lista', campo: 'id', valores } as const];
  for await (const { id, nome } of registros.colecao(COMITENTES).percorrer(SISTEMA, { filtros }))
    nomes.set(id, nome);
  return nomes;
}

function comEstoque(
  { entrada, uid }: Conferida,
  veiculo: VeiculoGuardado,
  { estado: { lotes }, comitente: dono }: { estado: Readonly<Estado>; comitente: string | null },
): LoteEntrada {
  const minimo = { valor: entrada.valor.minimo };
  const doVeiculo = loteDoVeiculo(veiculo, { minimo, comitente: dono });
  const { tipo, localizacao, comitente, veiculo: cadastrado } = doVeiculo;
  const dela = entrada.veiculo as VeiculoDoLote | undefined;
  // Of a lot that is this vehicle's already, staff may have written otherwise what the list does not say.
  if (uid !== null && lotes.get(uid)?.dados.veiculo?.uid === veiculo.uid)
    return { ...entrada, veiculo: { ...dela, uid: veiculo.uid } };
  const doLote = { ...cadastrado, ...dela, uid: veiculo.uid };
  if (uid !== null) return { ...entrada, veiculo: doLote };
  return loteEscrita.parse({
    ...(comitente === undefined ? {} : { comitente }),
    ...entrada,
    veiculo: doLote,
    ...(entrada.tipo === 'Outro' ? { tipo } : {}),
    ...(localizacao === undefined ? {} : { localizacao: { ...localizacao, ...entrada.localizacao } }),
  });
}
