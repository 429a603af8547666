import { comitenteEscrita } from '@martelo/shared/comitente';
import { patioEscrita } from '@martelo/shared/patio';
import { AGENDA_PADRAO } from '@martelo/shared/pos-venda/agenda';
import type { VeiculoTipo } from '@martelo/shared/veiculo-opcoes';
import { loteUid, Mesa } from '../../../engine/src/auction/mesa.ts';
import { COMITENTES } from '../../../engine/src/casa/comitente.ts';
import { TABELAS_DE_FRETE } from '../../../engine/src/casa/frete.ts';
import { LOCAIS_REMOCAO } from '../../../engine/src/casa/local-remocao.ts';
import { MODELOS_DE_FOTOS } from '../../../engine/src/casa/modelo-de-fotos.ts';
import { MOTORISTAS } from '../../../engine/src/casa/motorista.ts';
import { derivadosDoPatio, PATIOS } from '../../../engine/src/casa/patio.ts';
import { TIPOS_DE_VISTORIA } from '../../../engine/src/casa/tipo-vistoria.ts';
import { TRANSPORTADORAS } from '../../../engine/src/casa/transportadora.ts';
import { VEICULOS } from '../../../engine/src/casa/veiculo.ts';
import { comUids, guardarVersao } from '../../../engine/src/casa/versao-do-tipo-de-vistoria.ts';
import { SISTEMA } from '../../../engine/src/records/acesso.ts';
import type { DefinicaoColecao, Registros } from '../../../engine/src/records/records.ts';
import { type Conta, MARCAS, type Mundo } from './mundo.ts';

export interface Patio {
  uid: string;
  id: number;
  nome: string;
  vagas: readonly string[];
  capacidade: Readonly<Partial<Record<VeiculoTipo, number>>>;
}
export interface Veiculo {
  uid: string;
  id: number;
  hotsiteId: number;
  comChave: boolean;
  /** The lot that sells it; null: none does. */
  lelUid: string | null;
  /** Where it is mostly brought. */
  destino: Patio;
}

/** Who and what is there as a game begins. */
export interface Elenco {
  patios: Patio[];
  veiculos: Veiculo[];
  /** Numbers of the places that vehicles are fetched from, of the carriers, and of each one's drivers. */
  locais: number[];
  transportadoras: { id: number; conta: Conta; motoristas: { id: number; conta: Conta }[] }[];
  adm: Conta;
  remocao: Conta;
  /** A consignor's person, who sees what is theirs alone. */
  comitente: Conta;
  /** Who stands at the gates: of one yard, of all, and of the other brand. */
  guardas: Conta[];
  clientes: Conta[];
  /** What vehicles are inspected by here: its number, and its two items, which have to be answered both. */
  tipoDeVistoria: { id: number; texto: string; foto: string };
}

const SP = { cidade: 'Osasco', estadoUf: 'SP' } as const;
/** What a brand's vehicles are photographed by here: little, so that much is played. */
const POSICOES = (['FRENTE_DIREITA', 'PAINEL'] as const).map((vista) => ({ vista, obrigatoria: true }));
const LOTES_MAX = 5;
const CNPJS = ['11222333000181', '11444777000161'];
const CPFS = ['52998224725', '11144477735', '39053344705', '12345678909'];

/** Makes it all, by the world's chances, and puts the auction before them. */
export async function formarElenco(mundo: Mundo, registros: Registros): Promise<Elenco> {
  const { acaso } = mundo;
  const por = async <T extends { uid: string }>(
    colecao: DefinicaoColecao<T>,
    contador: string,
    mais: object,
  ): Promise<{ uid: string; id: number }> => {
    const { uid = mundo.uid() } = mais as { uid?: string };
    const id = await registros.proximoId(contador);
    const marca = 'hotsites' in mais ? {} : { hotsiteId: MARCAS[0].id };
    const doc = colecao.schema.parse({ ...marca, ...mais, uid, id });
    await registros.colecao(colecao).inserir(SISTEMA, doc);
    return { uid, id };
  };
  const conta = (
    nome: string,
    tipo: 'interno' | 'externo' | 'cliente',
    papel: string,
    mais: object = {},
    hotsite: Conta['hotsite'] = MARCAS[0],
  ): Conta => {
    const uid = mundo.uid();
    const quem = tipo === 'cliente' ? { cliUid: uid } : { usuUid: uid };
    const dela = tipo === 'interno' ? { hotsites: [hotsite.id] } : {};
    const acesso = { tipo, hotsiteId: hotsite.id, ...dela, ...quem, papeis: [papel], ...mais } as never;
    const nova = { nome, uid, hotsite, acesso };
    mundo.contas.set(uid, nova);
    return nova;
  };

  const { id: comId } = await por(COMITENTES as never, 'comitente', {
    ...{ ...comitenteEscrita.parse({ nome: 'Banco' }), hotsites: [MARCAS[0].id], usuarios: [] },
  });
  for (const { id: hotsiteId } of MARCAS)
    await por(MODELOS_DE_FOTOS as never, 'modeloDeFotos', {
      ...{ hotsiteId, nome: 'Poucas', silhueta: 'CARRO', posicoes: POSICOES, tipos: ['Carro', 'Moto'] },
    });
  const ponta = { cidade: SP.cidade, estado: SP.estadoUf };
  await por(TABELAS_DE_FRETE as never, 'tabelaDeFrete', {
    valorPorKm: 100,
    kmPorDia: 500,
    linhas: ['Carro', 'Moto'].map((item) => ({
      ...{ origem: ponta, destino: ponta, item, valor: 50_000, prazo: 2 },
    })),
  });

  const tipoUid = mundo.uid();
  const categorias = comUids(
    [
      {
        nome: 'Fora',
        itens: [
          { nome: 'Lataria', tipo: 'texto', obrigatorio: true, opcoes: [] },
          { nome: 'Frente', tipo: 'foto', obrigatorio: true, opcoes: [] },
        ],
      },
    ],
    () => mundo.uid(),
  );
  const versaoUid = await guardarVersao(registros, { hotsiteId: MARCAS[0].id, tipoUid, categorias });
  const { id: tipoId } = await por(TIPOS_DE_VISTORIA as never, 'tipoVistoria', {
    ...{ uid: tipoUid, nome: 'Do pátio', ativo: true, categorias, versao: 1, versaoUid },
  });
  const [doTexto, daFoto] = categorias[0]!.itens;

  const patios: Patio[] = [];
  for (let n = 1; n <= 3; n++) {
    const vagas = n === 3 ? [] : Array.from({ length: acaso.entre(3, 6) }, (_, i) => `A-${i + 1}`);
    const capacidade = n === 2 ? {} : { LEVE: acaso.entre(2, 5), MOTO: acaso.entre(1, 2) };
    const agenda = {
      ...AGENDA_PADRAO,
      ...{ janelas: [{ dias: [0, 1, 2, 3, 4, 5, 6], abre: '08:00', fecha: '18:00' }], minutos: 60 },
      ...{ lugares: 1, antecedenciaHoras: 0, horizonteDias: 10 },
    };
    const escrito = patioEscrita.parse({
      ...{ nome: `Pátio ${n}`, ...SP, endereco: 'Rua A, 1', capacidade, agenda },
      vagas: vagas.map((codigo, i) => ({ codigo, linha: 1, coluna: i + 1 })),
    });
    const { uid, id } = await por(PATIOS as never, 'patio', {
      ...{ ...escrito, ...derivadosDoPatio(escrito), usuarios: [], hotsites: MARCAS.map((uma) => uma.id) },
    });
    patios.push({ uid, id, nome: escrito.nome, vagas, capacidade });
  }

  const veiculos: Veiculo[] = [];
  for (let n = acaso.entre(5, 10); n > 0; n--) {
    const hotsiteId = acaso.chance(0.12) ? MARCAS[1].id : MARCAS[0].id;
    const comChave = acaso.chance(0.6);
    const { uid, id } = await por(VEICULOS as never, 'veiculo', {
      ...{ hotsiteId, marca: 'Fiat', modelo: 'Uno', possuiChave: comChave },
      veiculoTipo: acaso.chance(0.75) ? 'LEVE' : 'MOTO',
      ...(hotsiteId === MARCAS[0].id && acaso.chance(0.7) ? { comId } : {}),
    });
    veiculos.push({ uid, id, hotsiteId, comChave, lelUid: null, destino: acaso.escolher(patios) });
  }
  const vendidos = veiculos.filter(({ hotsiteId }) => hotsiteId === MARCAS[0].id).slice(0, LOTES_MAX);
  const comeco = Math.floor(mundo.momento / 1_000);
  mundo.mesa = new Mesa(
    {},
    vendidos.map(({ uid, destino }) => ({
      ...{ fim: comeco + acaso.entre(1, 30) * 3_600, valor: { minimo: 100 } },
      localizacao: { patio: destino.nome },
      veiculo: { uid } as never,
    })),
  );
  const clientes = [conta('Ana', 'cliente', 'Cliente'), conta('Bia', 'cliente', 'Cliente')];
  for (const [i, um] of vendidos.entries()) {
    um.lelUid = loteUid(i + 1);
    // Some have nobody who wants them.
    if (acaso.chance(0.85))
      mundo.mesa.lance(acaso.escolher(clientes).uid, 'MANUAL', acaso.entre(100, 5_000), comeco + 10, i + 1);
  }

  const locais = [
    await por(LOCAIS_REMOCAO as never, 'localRemocao', { nome: 'Oficina', ...SP, endereco: 'Rua B' }),
  ];
  const transportadoras: Elenco['transportadoras'] = [];
  for (let n = 1; n <= 2; n++) {
    const dela = { nome: `Guincho ${n}`, telefone: '11999990000', cnpj: CNPJS[n - 1]! };
    const { id } = await por(TRANSPORTADORAS as never, 'transportadora', { ...dela, usuarios: [] });
    const motoristas = [];
    for (let m = 1; m <= 2; m++) {
      const [nome, cpf] = [`Motorista ${n}.${m}`, CPFS[n * 2 + m - 3]!];
      const dele = { nome, cpf, telefone: '11999990001', transportadoraId: id };
      const { id: motoristaId } = await por(MOTORISTAS as never, 'motorista', { ...dele, usuUid: null });
      const sua = conta(nome, 'externo', 'Externo - Motorista', { motoristas: [motoristaId] });
      motoristas.push({ id: motoristaId, conta: sua });
    }
    const sua = conta(`Guincho ${n}`, 'externo', 'Externo - Transportadora', { transportadoras: [id] });
    transportadoras.push({ id, conta: sua, motoristas });
  }
  const guarda = (nome: string, seus: readonly Patio[], marca?: Conta['hotsite']) =>
    conta(nome, 'interno', 'Interno - Pátio', { patios: seus.map(({ uid }) => uid) }, marca);
  return {
    ...{ patios, veiculos, locais: locais.map(({ id }) => id), transportadoras },
    adm: conta('Administração', 'interno', 'Interno - ADM', { hotsites: MARCAS.map((uma) => uma.id) }),
    remocao: conta('Remoção', 'interno', 'Interno - Remoção'),
    comitente: conta('Comitente', 'interno', 'Interno - Comitente', { comitentes: [comId] }),
    guardas: [
      ...[guarda('Guarda 1', patios.slice(0, 1)), guarda('Guarda de todos', patios)],
      guarda('Guarda da outra marca', patios, MARCAS[1]),
    ],
    clientes,
    tipoDeVistoria: { id: tipoId, texto: doTexto!.uid, foto: daFoto!.uid },
  };
}
