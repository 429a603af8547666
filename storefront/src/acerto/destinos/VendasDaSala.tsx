'use client';

import { formatarDataHora } from '@martelo/shared/datas';
import { formatarReais } from '@martelo/shared/reais';
import type { VendaDaSala } from '@martelo/shared/venda-da-sala';
import { type FormEvent, useState } from 'react';
import { AvisoDoAto } from '../../cliente/pagar/AvisoDoAto.tsx';
import daMesa from '../../mesa/mesa.module.css';
import { Dialogo } from '../../negociacao/Dialogo.tsx';
import { DESTINOS } from '../../palavras/destinos.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import { Dinheiro } from '../../site/ui/Dinheiro.tsx';
import { Selo } from '../../site/ui/Selo.tsx';
import { Vazio } from '../../site/ui/Vazio.tsx';
import estilo from '../acerto.module.css';
import { buscarClientes } from './buscas.ts';
import { EscolhaPorBusca, type Opcao } from './EscolhaPorBusca.tsx';
import { useDestino } from './usar-destino.ts';

export type DaSala = VendaDaSala & { uid: string; id: number };

const MUDOU = {
  COMPRADOR_JA_IDENTIFICADO: DESTINOS.outroIdentificou,
  VENDA_NAO_E_DA_SALA: DESTINOS.outroIdentificou,
};

/** Lots that the room bought (P1), each until somebody says who stood behind its name. */
export function VendasDaSala({ vendas }: { vendas: readonly DaSala[] }) {
  const [venda, perguntar] = useState<DaSala | null>(null);
  const destino = useDestino(MUDOU, () => perguntar(null));
  const { dito } = destino;
  return (
    <div className={daMesa.mesa}>
      <p role="status" className={dito?.bom === false ? daMesa.aviso : daMesa.dito}>
        {dito?.texto}
      </p>
      {vendas.length === 0 ? (
        <Vazio icone="circle-check" titulo={DESTINOS.nenhumaDaSala}>
          {DESTINOS.daSalaDiz}
        </Vazio>
      ) : (
        <ul className={estilo.devolucoes}>
          {vendas.map((uma) => (
            <li key={uma.uid}>
              <article className={estilo.devolucao}>
                <div>
                  <h2>{uma.loteNome}</h2>
                  <p className={estilo.suave}>
                    {DESTINOS.lote(uma.loteNumero)} · {uma.leilaoNome} ·{' '}
                    {DESTINOS.vendidoEm(formatarDataHora(uma.em))}
                  </p>
                  <p>{DESTINOS.apelido(uma.apelido)}</p>
                  {uma.condicional && <Selo tom="alerta">{DESTINOS.condicional}</Selo>}
                </div>
                <Dinheiro valor={uma.valor} centavos className={estilo.devolver} />
                <Botao icone="user" onClick={() => perguntar(uma)}>
                  {DESTINOS.identificar}
                  <span className="so-leitor">
                    {' '}
                    {uma.loteNome}, {formatarReais(uma.valor)}
                  </span>
                </Botao>
              </article>
            </li>
          ))}
        </ul>
      )}
      {venda !== null && (
        <Pergunta
          key={venda.uid}
          venda={venda}
          destino={destino}
          aoFechar={() => {
            perguntar(null);
            destino.comando.limpar();
          }}
        />
      )}
    </div>
  );
}

function Pergunta({
  venda,
  destino: { comando, mandar },
  aoFechar,
}: {
  venda: DaSala;
  destino: ReturnType<typeof useDestino>;
  aoFechar: () => void;
}) {
  const [cliente, escolher] = useState<Opcao | null>(null);
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    if (cliente === null) return;
    mandar(
      `vendas/${venda.uid}/identificar-comprador`,
      { cliente: cliente.uid },
      DESTINOS.foiIdentificado(venda.loteNome, cliente.titulo),
    );
  };
  return (
    <Dialogo titulo={DESTINOS.identificarTitulo(venda.loteNome)} aoFechar={aoFechar}>
      <form onSubmit={enviar} className={estilo.pilha}>
        <p className={estilo.suave}>{DESTINOS.apelido(venda.apelido)}</p>
        <EscolhaPorBusca
          rotulo={DESTINOS.buscarCliente}
          ajuda={DESTINOS.buscarClienteAjuda}
          buscar={buscarClientes}
          escolhida={cliente}
          aoEscolher={escolher}
        />
        <p className={estilo.suave}>{cliente === null ? DESTINOS.semCadastro : DESTINOS.identificarDiz}</p>
        <AvisoDoAto estado={comando.estado} aoRepetir={comando.repetir} />
        <Botao type="submit" tamanho="g" largo carregando={comando.enviando} disabled={cliente === null}>
          {cliente === null ? DESTINOS.identificar : DESTINOS.simIdentificar(cliente.titulo)}
        </Botao>
        <Botao variante="secundario" largo onClick={aoFechar}>
          {DESTINOS.voltar}
        </Botao>
      </form>
    </Dialogo>
  );
}
