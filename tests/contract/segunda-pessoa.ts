import { ate, type EngineDeTeste, type Json, type Resposta } from './engine.ts';

/** Somebody else agrees to what waits for it (P10), and it is done; an answer that waits for nobody stays as it is. */
export async function concordar(
  engine: EngineDeTeste,
  resposta: Resposta,
  { quem = 'adm', hotsite }: { quem?: string; hotsite?: string } = {},
): Promise<Resposta> {
  if (resposta.status !== 202) return resposta;
  const chamada = { token: await engine.entrar(quem, hotsite), ...(hotsite && { hotsite }) };
  const onde = `/v1/aprovacoes/${resposta.corpo.aprovacaoUid}`;
  const aprovada = await engine.pedir('POST', `${onde}/aprovar`, { ...chamada, corpo: { revisao: 1 } });
  if (aprovada.status !== 200) throw new Error(aprovada.texto);
  await ate(
    async () => (await engine.pedir('GET', `${onde}/efeitos`, chamada)).corpo.itens as Json[],
    (efeitos) => efeitos.some(({ nome, situacao }) => nome === 'fazer' && situacao === 'FEITO'),
  );
  return aprovada;
}
