import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CANAIS } from './canais.ts';
import { CODIGOS_EVENTO, esquemaDoEvento, eventoDe } from './eventos.ts';
import {
  modeloPadrao,
  nomesDe,
  preencher,
  problemasDoModelo,
  valoresDe,
  valoresMaiores,
  variaveisDe,
} from './modelo.ts';

const todos = CODIGOS_EVENTO.flatMap((evento) =>
  eventoDe(evento).canais.flatMap((canal) =>
    (['leilao', 'loja'] as const).map((modo) => ({ evento, canal, modo })),
  ),
);

describe("the house's own words", () => {
  it('stand for every event on every channel that it takes, in both modes, and bear the longest names', () => {
    for (const { evento, canal, modo } of todos) {
      const modelo = modeloPadrao(evento, canal, modo);
      expect(modelo, `${evento} ${canal} ${modo}`).not.toBeNull();
      expect(problemasDoModelo(evento, canal, modelo!), `${evento} ${canal} ${modo}`).toEqual([]);
    }
  });

  it('are those of the mode: a store has no bids and no lots', () => {
    for (const { evento, canal, modo } of todos) {
      if (modo !== 'loja' || eventoDe(evento).grupo === 'conta') continue;
      const { titulo, corpo } = modeloPadrao(evento, canal, 'loja')!;
      const { rotulo, acao } = nomesDe(evento, 'loja');
      const dito = `${titulo} ${corpo} ${rotulo} ${acao}`.replaceAll(/\{\w+\}/g, '');
      expect(dito, `${evento} ${canal}`).not.toMatch(
        /\b(lance|lances|lote|lotes|leilão|arrematou|comitente)\b/i,
      );
    }
  });

  it('leave nothing to be put in', () => {
    for (const { evento, canal, modo } of todos) {
      const { titulo, corpo } = preencher(canal, modeloPadrao(evento, canal, modo)!, valoresMaiores(evento));
      expect(`${titulo}${corpo}`).not.toMatch(/[{}]/);
    }
  });
});

describe("a brand's words", () => {
  it('are refused where they name what the event does not tell, or leave out what it must', () => {
    const recusas = problemasDoModelo('superado', 'push', { titulo: 'Olá {cpf}', corpo: 'Corra!' });
    expect(recusas).toHaveLength(2);
    expect(recusas[0]).toMatch(/^Não existe a variável \{cpf\} neste aviso\. Use: .*\{lote\}/);
    expect(recusas[1]).toBe('Falta {lote} (nome do lote).');
  });

  it('are refused with a brace left open, without a text, too long, or on a channel that the event does not take', () => {
    const push = (titulo: string, corpo: string) => problemasDoModelo('superado', 'push', { titulo, corpo });
    expect(push('Superado', '{lote} {valor')).toEqual(['Há uma chave { ou } sem par.']);
    expect(push('', '{lote}')).toEqual(['Escreva o título.']);
    expect(push('a'.repeat(81), '{lote}')).toEqual(['O título passa de 80 caracteres.']);
    expect(problemasDoModelo('confirmar-telefone', 'email', { titulo: 'a', corpo: '{codigo}' })).toEqual([
      'Este aviso não sai por este canal.',
    ]);
    expect(push('Superado', '{lote} '.repeat(20))).toEqual([
      'Com os nomes mais longos, o texto passa do que este canal leva. Encurte-o.',
    ]);
  });

  it('may name every variable that is offered, and a path or a uid is none', () => {
    for (const evento of CODIGOS_EVENTO) {
      const nomes = variaveisDe(evento).map(({ nome }) => nome);
      expect(nomes).toContain('marca');
      for (const oculto of ['lelUid', 'caminho', 'pedido']) expect(nomes).not.toContain(oculto);
    }
  });
});

describe('a message', () => {
  it('carries what is put in as it stands, never as another variable', () => {
    const { corpo } = preencher(
      'email',
      { titulo: '', corpo: '{lote} de {nome}' },
      { lote: '{nome}', nome: 'Ana' },
    );
    expect(corpo).toBe('{nome} de Ana');
  });

  it('of the last payment names no amount that is left', () => {
    const dita = (restante: number) =>
      preencher(
        'sino',
        modeloPadrao('pagamento-aprovado', 'sino', 'leilao')!,
        valoresDe(eventoDe('pagamento-aprovado'), { valor: 900_000, lote: 'Gol', restante }),
      ).corpo.replaceAll('\u00a0', ' ');
    expect(dita(0)).toBe('R$ 9.000,00 por Gol. Saldo a pagar: nada.');
    expect(dita(100)).toBe('R$ 9.000,00 por Gol. Saldo a pagar: R$ 1,00.');
  });

  it('is never longer than its channel carries, whatever the names', () => {
    const textos = fc.dictionary(fc.constantFrom('lote', 'valor', 'nome'), fc.string({ maxLength: 5_000 }));
    fc.assert(
      fc.property(fc.constantFrom(...CANAIS), textos, (canal, valores) => {
        const { titulo, corpo } = preencher(
          canal,
          { titulo: '{lote}', corpo: '{lote} {valor} {nome}' },
          valores,
        );
        expect([...titulo].length).toBeLessThanOrEqual(250);
        if (canal === 'sms') expect([...corpo].length).toBeLessThanOrEqual(320);
      }),
    );
  });
});

describe('what is kept of an event', () => {
  it('takes the longest that it may tell, and says it', () => {
    for (const codigo of CODIGOS_EVENTO) {
      const { dados } = eventoDe(codigo);
      const maiores = Object.fromEntries(Object.entries(dados).map(([nome, { maior }]) => [nome, maior]));
      const lidos = esquemaDoEvento(codigo).parse(maiores);
      expect(Object.keys(valoresDe({ dados, segredos: {} }, lidos)).length).toBeGreaterThanOrEqual(0);
      expect(eventoDe(codigo).destino(lidos as never)).toMatch(/^\//);
    }
  });

  it('has no place for a secret', () => {
    for (const codigo of CODIGOS_EVENTO)
      for (const segredo of Object.keys(eventoDe(codigo).segredos))
        expect(esquemaDoEvento(codigo).safeParse({ [segredo]: '123456' }).success).toBe(false);
  });

  it('leads to the site itself alone', () => {
    const { dados } = eventoDe('superado');
    for (const alheio of ['//mal.example', 'https://mal.example', '/\\mal.example', 'javascript:alert(1)'])
      expect(dados.caminho!.schema.safeParse(alheio).success).toBe(false);
  });

  it('is cut where a name is too long, not refused', () => {
    const { lote } = eventoDe('superado').dados;
    expect(lote!.schema.parse('x'.repeat(2_000))).toHaveLength(160);
  });
});
