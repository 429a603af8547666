import { VEICULOS } from '../../casa/veiculo.ts';
import { ADM, criarVeiculosDemo, desenharMapaDemo, importarFipeDemo, MARCAS } from './cadastros.ts';
import { agendarEntradaDemo, entrarDemo, preverDemo, veiculoDemo } from './entradas.ts';
import { type Historia, haDias, VEICULOS_DEMO, type VeiculoDemo } from './plano.ts';
import { abrirPortas, type Portas } from './portas.ts';
import { criarRemocoesDemo, emRemocao } from './remocoes.ts';
import { devolverDemo } from './saidas.ts';
import { criarServicosDemo } from './servicos.ts';
import { criarRascunhoDemo, criarTiposDeVistoriaDemo, temRascunhoDemo, vistoriarDemo } from './vistorias.ts';

/** Stories of what has come in by itself, and stands in its yard or stood there. */
const ENTRARAM: readonly Historia[] = [
  ...(['no-lote', 'a-classificar', 'a-vistoriar', 'a-documentar', 'pronto', 'parado', 'devolvido'] as const),
];
const VISTORIADOS: readonly Historia[] = ['a-documentar', 'pronto'];
/** Of those in lots every second one. */
const vistoriado = ({ historia }: VeiculoDemo, i: number): boolean =>
  VISTORIADOS.includes(historia) || (historia === 'no-lote' && i % 2 === 0);

/**
 * Fills the demo's yards with what stands in them, comes to them and left them; once, whatever people make of it since. Step by step over all of them,
 * so that each vehicle's chain of custody tells them in their order.
 */
export async function encherPatiosDemo(deps: Parameters<typeof abrirPortas>[0]): Promise<void> {
  const portas = abrirPortas(deps);
  if (!(await portas.entra(ADM, MARCAS[0]!))) return;
  await criarVeiculosDemo(portas);
  const prontas = await Promise.all(MARCAS.map((hotsiteId) => temRascunhoDemo(portas, hotsiteId)));
  if (prontas.every(Boolean)) return;
  const agora = deps.agora();
  await desenharMapaDemo(portas);
  await importarFipeDemo(portas, agora);
  for (const hotsiteId of MARCAS) await criarTiposDeVistoriaDemo(portas, hotsiteId);
  await portas.seguido();

  const entraram = VEICULOS_DEMO.filter(({ historia }) => ENTRARAM.includes(historia));
  for (const um of entraram) {
    const veiculo = await veiculoDemo(portas, um);
    if (veiculo === null) continue;
    portas.em(haDias(agora, um.dias));
    await entrarDemo(portas, um, veiculo, await preverDemo(portas, um, veiculo, portas.agora()));
  }
  await portas.seguido();

  for (const [i, um] of entraram.entries()) {
    if (um.historia === 'a-classificar') continue;
    portas.em(haDias(agora, um.dias, 20));
    await classificar(portas, um, i);
  }
  await portas.seguido();

  for (const [i, um] of entraram.entries()) {
    const veiculo = vistoriado(um, i) ? await veiculoDemo(portas, um) : null;
    if (veiculo === null) continue;
    portas.em(haDias(agora, um.dias, 44));
    await vistoriarDemo(portas, um, veiculo, um.historia === 'no-lote');
  }
  await portas.seguido();

  for (const um of entraram.filter(({ historia }) => historia === 'devolvido'))
    await devolverDemo(portas, um, agora);
  for (const hotsiteId of MARCAS)
    await criarRemocoesDemo(
      portas,
      hotsiteId,
      VEICULOS_DEMO.filter((um) => um.hotsiteId === hotsiteId && emRemocao(um)),
      agora,
    );
  portas.em(agora);
  await esperarNoPatio(portas, agora);
  await criarServicosDemo(
    portas,
    entraram.filter(({ historia }) => historia === 'pronto' || historia === 'a-vistoriar'),
  );
  for (const hotsiteId of MARCAS) await criarRascunhoDemo(portas, hotsiteId);
  await portas.seguido();
}

async function classificar(portas: Portas, um: VeiculoDemo, i: number): Promise<void> {
  const veiculo = await veiculoDemo(portas, um);
  if (veiculo === null || veiculo.classificadoEm != null) return;
  const corpo = {
    ...{ tipoMonta: (['SEM', 'PEQUENA', 'SEM', 'MEDIA'] as const)[i % 4], estadoConservacao: 2 + (i % 4) },
    crivoLeilao: true,
  };
  await portas.agir(await portas.quem(ADM, um.hotsiteId), VEICULOS as never, veiculo.uid, 'classificar', {
    corpo,
  });
}

/** Expected in a slot of the yard, or whenever it comes. */
async function esperarNoPatio(portas: Portas, agora: number): Promise<void> {
  const esperados = VEICULOS_DEMO.filter(
    ({ historia }) => historia === 'com-horario' || historia === 'na-fila',
  );
  for (const [i, um] of esperados.entries()) {
    const veiculo = await veiculoDemo(portas, um);
    if (veiculo === null) continue;
    const estadia = await preverDemo(portas, um, veiculo, agora);
    if (um.historia === 'com-horario') await agendarEntradaDemo(portas, um, estadia, i * 2);
  }
}
