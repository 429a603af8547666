import { entregaDoCliente } from '@martelo/shared/pos-venda/pedidos';
import { describe, expect, it } from 'vitest';
import { CAMPOS_DO_ENDERECO, corpoDaEntrega, valorInicial } from './corpo-da-entrega.ts';
import { custoDaEntrega } from './custo.ts';
import { linkDoRastreio } from './rastreio.ts';

const UM = '01900000-0000-7000-8000-000000000001';
const OUTRO = '01900000-0000-7000-8000-000000000002';
const formulario = (campos: Record<string, string>) => {
  const dados = new FormData();
  for (const [nome, valor] of Object.entries(campos)) dados.set(nome, valor);
  return dados;
};
const ENDERECO = {
  ...{ cep: '01310-100', logradouro: 'Avenida Paulista', numero: '1000', complemento: '' },
  ...{ bairro: 'Bela Vista', cidade: 'São Paulo', estadoSigla: 'SP' },
};

describe('how papers are to come, as the engine takes it (P16)', () => {
  it('an address for what is sent, the same for each lot, without what was left empty', () => {
    const vistos = new Map([
      [UM, 3_500],
      [OUTRO, null],
    ]);
    const corpo = corpoDaEntrega(formulario({ metodo: 'Sedex', ...ENDERECO }), [UM, OUTRO], vistos);
    expect(entregaDoCliente.parse({ comandoId: 'c', ...corpo }).itens).toEqual(
      [UM, OUTRO].map((uid) => {
        const { complemento: _, ...endereco } = ENDERECO;
        return { uid, metodo: 'Sedex', endereco, valorVisto: vistos.get(uid) };
      }),
    );
  });

  it('a yard for what is fetched, and no address with it; none chosen is no request', () => {
    const corpo = corpoDaEntrega(
      formulario({ metodo: 'Retirada', patUid: OUTRO, ...ENDERECO }),
      [UM],
      new Map(),
    );
    expect(entregaDoCliente.parse({ comandoId: 'c', ...corpo }).itens).toEqual([
      { uid: UM, metodo: 'Retirada', patUid: OUTRO },
    ]);
    expect(corpoDaEntrega(formulario({ metodo: 'Retirada' }), [UM], new Map())).toBeNull();
  });

  it('starts from the account’s address, the kind of street before its name', () => {
    const endereco = {
      ...ENDERECO,
      estadoSigla: 'SP' as const,
      tipoLogradouro: 'Rua',
      logradouro: 'das Acácias',
    };
    expect(valorInicial(endereco, 'logradouro')).toBe('Rua das Acácias');
    expect(CAMPOS_DO_ENDERECO.map(({ nome }) => valorInicial(null, nome)).join('')).toBe('');
  });
});

describe('what a choice makes of the purchase (P16)', () => {
  const metodos = (sedex: number | null) => [
    { metodo: 'Sedex' as const, valor: sedex, dias: sedex === null ? null : 3 },
    { metodo: 'Carta Registrada' as const, valor: 0, dias: null },
  ];
  const precos = {
    ...{ cep: '01310-100', estadoSigla: 'SP' as const },
    itens: [
      { uid: UM, metodos: metodos(3_500) },
      { uid: OUTRO, metodos: metodos(null) },
    ],
  };
  const um = { uid: UM, valor: 1_490 };
  const outro = { uid: OUTRO, valor: null };

  it('is the sum of what each lot is shown, beside what each is charged now', () => {
    expect(custoDaEntrega(precos, 'Sedex', [um])).toMatchObject({ antes: 1_490, depois: 3_500, aDefinir: 0 });
    const ambos = custoDaEntrega(precos, 'Sedex', [um, outro])!;
    expect([ambos.depois, ambos.aDefinir, [...ambos.vistos]]).toEqual([
      ...[3_500, 1],
      [
        [UM, 3_500],
        [OUTRO, null],
      ],
    ]);
    expect(custoDaEntrega(precos, 'Carta Registrada', [um])).toMatchObject({ antes: 1_490, depois: 0 });
  });

  it('is not known before the house has said it of every lot; to fetch them costs nothing whatever it says', () => {
    expect(custoDaEntrega(null, 'Sedex', [um])).toBeNull();
    const semOutro = { ...precos, itens: precos.itens.slice(0, 1) };
    expect(custoDaEntrega(semOutro, 'Sedex', [um, outro])).toBeNull();
    expect(custoDaEntrega(null, 'Retirada', [um])).toMatchObject({ antes: 1_490, depois: 0, aDefinir: 0 });
  });
});

it('a code of the Correios leads to where it is followed, any other to nowhere', () => {
  expect(linkDoRastreio('br 123 456 789 br')).toBe(
    'https://rastreamento.correios.com.br/app/index.php?objetos=BR123456789BR',
  );
  expect(linkDoRastreio('JAD-0099-1')).toBeNull();
  expect(linkDoRastreio('javascript:alert(1)')).toBeNull();
});
