import { describe, expect, it } from 'vitest';
import { type EstadoConstrutor, estadoInicial, reduzir } from '../modelo/estado.ts';
import { sessaoDeTeste } from '../modelo/sessao-de-teste.ts';
import { linhasDoHistorico } from './linhas.ts';

const fazer = (estado: EstadoConstrutor, ...acoes: Parameters<typeof reduzir>[1][]) =>
  acoes.reduce(reduzir, estado);
const mudar = (id: string, titulo: string) =>
  ({
    tipo: 'gesto',
    gesto: { rotulo: 'mudar', remendos: [{ op: 'trocar', id, campos: { titulo } }] },
  }) as const;
const salvo = (revisao: number, quem: string, minutos: number) => ({
  revisao,
  quem,
  nome: quem,
  acao: 'Texto alterado',
  onde: 'Contato',
  quando: new Date(Date.now() + minutos * 60_000).toISOString(),
});
const comecar = () => estadoInicial(['a', 'b'].map((id) => sessaoDeTeste(id)));

describe('the history as it is read', () => {
  it('newest first, with what was undone above and the beginning below', () => {
    const { historico } = fazer(comecar(), mudar('a', '1'), mudar('b', '2'), { tipo: 'desfazer' });
    expect(
      linhasDoHistorico(historico, [], 'eu').map((linha) =>
        linha.tipo === 'meu' || linha.tipo === 'inicio' ? [linha.onde, linha.atual, linha.desfeito] : null,
      ),
    ).toEqual([
      ['Seção b', false, true],
      ['Seção a', true, false],
      ['', false, false],
    ]);
  });

  it('others stand at their time among one’s own, and one’s own saves are not said twice', () => {
    const { historico } = fazer(comecar(), mudar('a', '1'));
    const linhas = linhasDoHistorico(
      historico,
      [salvo(3, 'Ana', 1), salvo(2, 'eu', 1), salvo(1, 'Ana', -60)],
      'eu',
    );
    expect(linhas.map(({ tipo, chave }) => [tipo, chave])).toEqual([
      ['delas', 'r3'],
      ['meu', 'm1'],
      ['inicio', 'inicio'],
      ['delas', 'r1'],
    ]);
  });

  it('what somebody else closed says by whom', () => {
    const { historico } = fazer(comecar(), mudar('a', '1'), {
      tipo: 'alcancar',
      agora: {
        revisao: 2,
        publicada: false,
        sessoes: [sessaoDeTeste('a', { titulo: 'dela' }), sessaoDeTeste('b')],
        nome: 'Ana',
        quando: '',
      },
    });
    const [linha] = linhasDoHistorico(historico, [], 'eu');
    expect(linha).toMatchObject({ bloqueio: 'Não dá mais para desfazer: Ana mudou esta seção depois' });
  });
});
