'use client';

import { formatarDataHora } from '@martelo/shared/datas';
import type { VendaDaSala } from '@martelo/shared/venda-da-sala';
import { type FormEvent, useState } from 'react';
import { AvisoDoAto } from '../../cliente/pagar/AvisoDoAto.tsx';
import { Dialogo } from '../../negociacao/Dialogo.tsx';
import { DESTINOS } from '../../palavras/destinos.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import { Selo } from '../../site/ui/Selo.tsx';
import estilo from '../acerto.module.css';
import { buscarClientes } from './buscas.ts';
import { EscolhaPorBusca, type Opcao } from './EscolhaPorBusca.tsx';
import { type Destino, SemDestino } from './SemDestino.tsx';

export type DaSala = VendaDaSala & { uid: string; id: number };

const MUDOU = {
  COMPRADOR_JA_IDENTIFICADO: DESTINOS.outroIdentificou,
  VENDA_NAO_E_DA_SALA: DESTINOS.outroIdentificou,
};

/** Lots that the room bought (P1), each until somebody says who stood behind its name. */
export const VendasDaSala = ({ vendas }: { vendas: readonly DaSala[] }) => (
  <SemDestino
    itens={vendas}
    vazio={{ titulo: DESTINOS.nenhumaDaSala, diz: DESTINOS.daSalaDiz }}
    mudou={MUDOU}
    acao={{ icone: 'user', texto: DESTINOS.identificar, de: ({ loteNome }) => loteNome }}
    linha={(uma) => ({
      ...{ titulo: uma.loteNome, valor: uma.valor },
      detalhes: (
        <>
          <p className={estilo.suave}>
            {DESTINOS.lote(uma.loteNumero)} · {uma.leilaoNome} ·{' '}
            {DESTINOS.vendidoEm(formatarDataHora(uma.em))}
          </p>
          <p>{DESTINOS.apelido(uma.apelido)}</p>
          {uma.condicional && <Selo tom="alerta">{DESTINOS.condicional}</Selo>}
        </>
      ),
    })}
    pergunta={(venda, destino, aoFechar) => <Pergunta key={venda.uid} {...{ venda, destino, aoFechar }} />}
  />
);

function Pergunta({
  venda,
  destino: { comando, mandar },
  aoFechar,
}: {
  venda: DaSala;
  destino: Destino;
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
