import type { Page } from 'playwright';
import { Api, SENHA, SITE } from './plataforma.ts';

export interface LoteDeTeste {
  uid: string;
  url: string;
  leiUid: string;
}

/** A brand's auction whose only lot ends in `segundos`; steps of R$ 100, 5 % commission. */
export async function criarLote({
  marca = 'leilo',
  segundos,
  leilao = {},
  lote = {},
}: {
  marca?: 'leilo' | 'pacto';
  segundos: number;
  leilao?: object;
  lote?: object;
}): Promise<LoteDeTeste> {
  const adm = await new Api(marca).entrar('adm@demo.martelo');
  const { uid: leiUid } = await adm.chamar<{ uid: string }>('POST', '/v1/leiloes', {
    nome: marca === 'leilo' ? 'Leilão de teste' : 'Evento de teste',
    data: new Date(Date.now() + segundos * 1000).toISOString(),
    situacao: 'PRONTO',
    pontoCorteParaIncrementoPosLancesSegundos: 0,
    incrementos: [{ valor: 10_000 }],
    porcentagemComissao: 5,
    ...leilao,
  });
  const { itens } = await adm.chamar<{ itens: { uid: string }[] }>('POST', `/v1/leiloes/${leiUid}/lotes`, {
    nome: 'Honda Civic EXL 2.0',
    tipo: 'Carro',
    valor: { minimo: 1_000_000 },
    veiculo: { marca: 'Honda', modelo: 'Civic EXL 2.0', anoFabricacao: 2020, anoModelo: 2021, km: 60_000 },
    localizacao: { cidade: 'Campinas', uf: 'SP' },
    ...lote,
  });
  const { uid, url } = await new Api(marca).chamar<{ uid: string; url: string }>(
    'GET',
    `/v1/lotes/${itens[0]?.uid}`,
  );
  return { uid, url, leiUid };
}

/** Logs in by the call that the form makes, which its own tests fill in; two hundred logins need not draw it. Ends at `retorno`. */
export async function entrar(pagina: Page, email: string, retorno: string, site = SITE): Promise<void> {
  await pagina.goto(`${site}/robots.txt`);
  const recusa = await pagina.evaluate(
    async (corpo) => {
      const resposta = await fetch('/api/sessao/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(corpo),
      });
      return resposta.ok ? null : await resposta.text();
    },
    { email, senha: SENHA, retorno },
  );
  if (recusa !== null) throw new Error(`${email}: ${recusa}`);
  await pagina.goto(`${site}${retorno}`);
  await pagina.waitForURL(`${site}${retorno}`);
}

/** A bid by REST, of somebody who is on no screen. Centavos. */
export async function lancarPorFora(
  email: string,
  lelUid: string,
  valor: number,
  tipo: 'MANUAL' | 'AUTOMATICO' = 'MANUAL',
  marca: 'leilo' | 'pacto' = 'leilo',
): Promise<void> {
  const api = await new Api(marca).entrar(email);
  await api.chamar('POST', `/v1/lotes/${lelUid}/lances`, { comandoId: crypto.randomUUID(), tipo, valor });
}
