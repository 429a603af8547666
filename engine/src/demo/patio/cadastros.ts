import { completarDocumento } from '@martelo/shared/documentos';
import { mesDaFipePorVir } from '@martelo/shared/fipe';
import type { LoteEntrada } from '@martelo/shared/lote';
import type { VeiculoTipo } from '@martelo/shared/veiculo-opcoes';
import { CARTEIRAS } from '../../casa/carteira.ts';
import { COMITENTES as REGISTRADOS } from '../../casa/comitente.ts';
import { MOTORISTAS } from '../../casa/motorista.ts';
import { PATIOS } from '../../casa/patio.ts';
import { TRANSPORTADORAS } from '../../casa/transportadora.ts';
import { VEICULOS } from '../../casa/veiculo.ts';
import { acharNoEstoque } from '../../negocio/estoque/achar.ts';
import { importarFipe } from '../../negocio/fipe/importar.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { uidDoComitente } from '../comitentes.ts';
import { COMITENTES } from '../lotes.ts';
import { uidDoPatio } from '../patios.ts';
import { documentosDemo, haDias, VEICULOS_DEMO, type VeiculoDemo } from './plano.ts';
import type { Portas } from './portas.ts';

export const ADM = 'adm@demo.martelo';
export const MARCAS = [...new Set(VEICULOS_DEMO.map(({ hotsiteId }) => hotsiteId))];
const DIA_MS = 86_400_000;

const CARTEIRAS_DEMO = [
  { nome: 'Leves', codigo: 'LEV', portes: ['LEVE', 'MOTO'] },
  { nome: 'Pesados e utilitários', codigo: 'PES', portes: ['PESADO', 'UTILITARIO'] },
] as const;

/** What keeps a story's vehicle from being sold, or would. */
const TRAVAS: Partial<Record<VeiculoDemo['historia'], object>> = {
  parado: { inibirVenda: true, observacaoInterna: 'Aguarda ordem judicial.' },
  'a-documentar': { faltaRecorte: true },
};

export const chaveDoVeiculo = ({ chave }: VeiculoDemo): string => `demo-veiculo-${chave}`;

/** The vehicles of a brand's demo, of two portfolios of its consignors. Leaves alone what is there already. */
export async function criarVeiculosDemo(portas: Portas): Promise<void> {
  const { registros } = portas;
  const veiculos = registros.colecao(VEICULOS);
  const agora = portas.agora();
  for (const hotsiteId of MARCAS) {
    const adm = await portas.quem(ADM, hotsiteId);
    const carteiras = await criarCarteiras(portas, hotsiteId);
    for (const um of VEICULOS_DEMO.filter((dela) => dela.hotsiteId === hotsiteId)) {
      const chave = chaveDoVeiculo(um);
      if ((await veiculos.obter(SISTEMA, portas.uidDe(adm, chave))) !== null) continue;
      // Whoever registered it did so the day before it came, or was asked for.
      portas.em(haDias(agora, um.dias + 1));
      const comitente = await registros
        .colecao(REGISTRADOS)
        .obter(SISTEMA, uidDoComitente(um.lote.comitente?.nome ?? COMITENTES[0]!));
      const corpo = { ...comoSeEscreve(um), comId: comitente?.id, carteiraId: carteiras.get(um.veiculoTipo) };
      await portas.chamar(adm, '/v1/veiculos', { corpo, chave });
    }
    portas.em(agora);
  }
}

/** The lot of a vehicle that the house keeps, told by its plate, as a sheet's is. */
export async function comVeiculo(
  registros: Registros,
  hotsiteId: number,
  lote: LoteEntrada,
): Promise<LoteEntrada> {
  const placa = lote.veiculo?.placa;
  if (placa === undefined) return lote;
  const achado = (await acharNoEstoque(registros, hotsiteId, [{ placa }]))({ placa }).placa;
  return achado === undefined ? lote : { ...lote, veiculo: { ...lote.veiculo, uid: achado.uid } };
}

function comoSeEscreve({ chave, lote, placa, veiculoTipo, patio, historia, dias }: VeiculoDemo): object {
  const { marca, modelo, anoFabricacao, anoModelo, km, cor, combustivel, cambio } = lote.veiculo ?? {};
  const { direcao, possuiChave, prazoDocumento, valorMercado } = lote.veiculo ?? {};
  const { chassi, renavam } = documentosDemo(chave);
  const ditos = { marca, modelo, anoFabricacao, anoModelo, km, cor, combustivel, cambio, direcao };
  return {
    ...Object.fromEntries(
      Object.entries({ ...ditos, possuiChave, prazoDocumento, valorMercado }).filter(
        ([, dito]) => dito !== undefined,
      ),
    ),
    ...{ placa, chassi, renavam, veiculoTipo, tipo: lote.tipo, patio },
    contrato: `CT-${chave.replaceAll(/\D/g, '').padStart(3, '0')}-${dias}`,
    ...TRAVAS[historia],
  };
}

/** @returns the portfolio of each size of vehicle, by its number */
async function criarCarteiras(portas: Portas, hotsiteId: number): Promise<Map<VeiculoTipo, number>> {
  const { registros } = portas;
  const adm = await portas.quem(ADM, hotsiteId);
  const achadas = new Map<VeiculoTipo, number>();
  for (const { nome, codigo, portes } of CARTEIRAS_DEMO) {
    const chave = `demo-carteira-${codigo}-${hotsiteId}`;
    const antes = await registros.colecao(CARTEIRAS).obter(SISTEMA, portas.uidDe(adm, chave));
    const { id } = antes ?? (await portas.chamar(adm, '/v1/carteiras', { corpo: { nome, codigo }, chave }));
    for (const porte of portes) achadas.set(porte, id);
  }
  const quais = [...new Set(achadas.values())];
  for (const nome of COMITENTES) {
    const dele = await registros.colecao(REGISTRADOS).obter(SISTEMA, uidDoComitente(nome));
    if (dele === null || quais.every((id) => dele.carteiraIds.includes(id))) continue;
    const corpo = { carteiraIds: [...new Set([...dele.carteiraIds, ...quais])], revisao: dele.revisao };
    await portas.chamar(adm, `${REGISTRADOS.declaracao.caminho}/${dele.uid}`, { corpo, metodo: 'put' });
  }
  return achadas;
}

/** What the vehicles are worth by the last month of the FIPE table, out of a file. */
export async function importarFipeDemo(portas: Portas, agora: number): Promise<void> {
  const mes = new Date(agora - DIA_MS * 15).toISOString().slice(0, 7);
  if (mesDaFipePorVir(mes, agora)) return;
  for (const hotsiteId of MARCAS) {
    const { acesso } = await portas.quem(ADM, hotsiteId);
    const linhas = VEICULOS_DEMO.filter((um) => um.hotsiteId === hotsiteId).map(({ placa, lote }, i) => {
      const { marca = '', modelo = '', valorMercado = 0 } = lote.veiculo ?? {};
      const codigo = `${String(1_000 + i * 37).padStart(6, '0')}-${(i * 3) % 10}`;
      return [
        placa,
        codigo,
        (valorMercado / 100).toFixed(2).replace('.', ','),
        mes,
        `${marca} ${modelo}`,
      ].join(';');
    });
    const texto = ['placa;codigo fipe;valor;mes;nome', ...linhas].join('\n');
    const arquivo = Buffer.from(texto);
    await importarFipe(portas.registros, { acesso, arquivo, nomeArquivo: 'fipe.csv', simular: false });
  }
}

const FILAS = ['A', 'B', 'C'];
const POR_FILA = 10;
/** The spots of the yard that has a map, in the order in which they are taken. */
export const VAGAS_DEMO = FILAS.flatMap((fila, i) =>
  Array.from({ length: POR_FILA }, (_, n) => ({
    codigo: `${fila}-${String(n + 1).padStart(2, '0')}`,
    linha: 1 + i * 2,
    coluna: n + 1 + (n >= POR_FILA / 2 ? 1 : 0),
  })),
);
export const PATIO_COM_MAPA = 'Pátio Guarulhos';

/** The map of the first yard, and how many it holds, where nobody has drawn one. */
export async function desenharMapaDemo(portas: Portas): Promise<void> {
  const patio = await portas.registros.colecao(PATIOS).obter(SISTEMA, uidDoPatio(PATIO_COM_MAPA));
  if (patio === null || (patio.vagas ?? []).length > 0) return;
  const largura = POR_FILA + 1;
  const corredores = [
    ...[2, 4].map((linha) => ({
      linha,
      coluna: 1,
      ateLinha: linha,
      ateColuna: largura,
      nome: `Rua ${linha / 2}`,
    })),
    { linha: 6, coluna: 1, ateLinha: 6, ateColuna: largura, nome: 'Portão' },
  ];
  const corpo = {
    vagas: VAGAS_DEMO,
    corredores,
    capacidade: { LEVE: 200, MOTO: 80, PESADO: 60, UTILITARIO: 80 },
  };
  await portas.chamar(await portas.quem(ADM, MARCAS[0]!), `${PATIOS.declaracao.caminho}/${patio.uid}`, {
    ...{ corpo: { ...corpo, revisao: patio.revisao }, metodo: 'put' },
  });
}

export const TRANSPORTADORA = 'transportadora@demo.martelo';
export const MOTORISTA = 'motorista@demo.martelo';

/** Carriers, who drives for them, and where they fetch; the first of each with the demo's account. */
export async function criarTransporteDemo(
  portas: Portas,
  hotsiteId: number,
): Promise<{ transportadora: number; motorista: number; outro: number; local: number }> {
  const adm = await portas.quem(ADM, hotsiteId);
  const criar = (caminho: string, qual: string, corpo: object): Promise<{ uid: string; id: number }> =>
    portas.chamar(adm, caminho, { corpo, chave: `demo-${qual}-${hotsiteId}` });
  const carrega = await criar('/v1/transportadoras', 'transportadora-1', {
    ...{
      nome: 'Guincho Bandeirante',
      telefone: '1133334400',
      cnpj: completarDocumento(`22333444000${hotsiteId}`),
    },
    ufs: ['SP', 'MG'],
  });
  await criar('/v1/transportadoras', 'transportadora-2', {
    ...{
      nome: 'Cegonha do Planalto',
      telefone: '6233334455',
      cnpj: completarDocumento(`55666777000${hotsiteId}`),
    },
    ufs: ['GO', 'SP'],
  });
  const dirige = (qual: string, nome: string, base: string) =>
    criar('/v1/motoristas', qual, {
      ...{ nome, cpf: completarDocumento(base), telefone: '11988776655', transportadoraId: carrega.id },
    });
  const motorista = await dirige('motorista-1', 'Joel Pacheco', `12312312${hotsiteId}`);
  const outro = await dirige('motorista-2', 'Sandra Meireles', `32132132${hotsiteId}`);
  const local = await criar('/v1/locais-remocao', 'local-1', {
    ...{ nome: 'Oficina Boa Vista', endereco: 'Rua do Manifesto, 880, Ipiranga', cidade: 'São Paulo' },
    ...{ estadoUf: 'SP', contatoNome: 'Reinaldo', contatoTelefone: '1122724400' },
    localizacao: { latitude: -23.586, longitude: -46.609 },
  });
  await criar('/v1/locais-remocao', 'local-2', {
    ...{
      nome: 'Pátio Detran Santo Amaro',
      endereco: 'Avenida das Nações Unidas, 21344',
      cidade: 'São Paulo',
    },
    ...{ estadoUf: 'SP', localizacao: { latitude: -23.66, longitude: -46.71 } },
  });
  await darAcesso(portas, hotsiteId, { carrega, motorista });
  return { transportadora: carrega.id, motorista: motorista.id, outro: outro.id, local: local.id };
}

async function darAcesso(
  portas: Portas,
  hotsiteId: number,
  { carrega, motorista }: Record<'carrega' | 'motorista', { uid: string }>,
): Promise<void> {
  const adm = await portas.quem(ADM, hotsiteId);
  await portas.agir(adm, TRANSPORTADORAS as never, carrega.uid, 'darAcesso', {
    corpo: { email: TRANSPORTADORA },
  });
  await portas.agir(adm, MOTORISTAS as never, motorista.uid, 'darAcesso', { corpo: { email: MOTORISTA } });
}
