import { ate, type EngineDeTeste, type Json } from './engine.ts';

/** What a client's bell has of one of their purchases, oldest first: the events. */
export async function ditosDaCompra(
  engine: EngineDeTeste,
  quem: string,
  vendaId: number,
  hotsite = 'leilo',
): Promise<string[]> {
  const token = await engine.entrar(quem, hotsite);
  const ditos: string[] = [];
  for (let apos = ''; ; ) {
    const pagina = `/v1/cliente/avisos?porPagina=50${apos}`;
    const { itens, proximo } = (await engine.pedir('GET', pagina, { token, hotsite })).corpo;
    for (const { destino, evento } of itens as Json[])
      if (destino === `/cliente/compras/${vendaId}`) ditos.push(evento);
    if (!proximo) return ditos.toReversed();
    apos = `&apos=${encodeURIComponent(proximo)}`;
  }
}

/** Everything that a sale asks to be done elsewhere was done: its notices are on their way to the bell, its lots and its nota follow it. */
export async function vendaAssentada(
  engine: EngineDeTeste,
  id: number | string,
  hotsite = 'leilo',
): Promise<void> {
  const token = await engine.entrar('acerto', hotsite);
  const ler = (caminho: string) => engine.pedir('GET', caminho, { token, hotsite });
  const { uid } = (await ler(`/v1/vendas/${id}`)).corpo;
  await ate(
    () => ler(`/v1/vendas/${uid}/efeitos`),
    ({ corpo }) => corpo.itens.every(({ situacao }: Json) => situacao === 'FEITO'),
    60_000,
  );
}
