'use client';

import { formatarDataHora } from '@martelo/shared/datas';
import { formatarPlaca, formatarTelefone } from '@martelo/shared/documentos';
import { formatarReais } from '@martelo/shared/reais';
import type { MotoristaDaTransportadora, RemocaoDeFora } from '@martelo/shared/remocoes/de-fora';
import { ROTULOS_CODIGO_REMOCAO, ROTULOS_REMOCAO } from '@martelo/shared/remocoes/remocao';
import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import type { Campo } from '../campo/campo.ts';
import { fazParte } from '../campo/fila.ts';
import { Linha } from '../campo/Linha.tsx';
import type { Ato } from '../campo/tipos.ts';
import { useAoEnviar, useCampo } from '../campo/usar-campo.ts';
import { TRANSPORTADORA as P } from '../palavras/transportadora.ts';
import { classesDoBotao } from '../site/ui/Botao.tsx';
import { Icone } from '../site/ui/Icone.tsx';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import { Atos } from './Atos.tsx';
import { HorarioDaEntrada } from './HorarioDaEntrada.tsx';
import { ANTES_DA_COLETA, CAMINHO_DA_TRANSPORTADORA } from './papel.ts';
import { projetar } from './projetar.ts';
import estilo from './transportadora.module.css';

/** One removal on a phone: what to do next first, then where, whom to ask for, and what has happened. */
export function Remocao({
  remocao: lida,
  motoristas,
  dono,
}: {
  remocao: RemocaoDeFora;
  motoristas: readonly MotoristaDaTransportadora[];
  /** The account that looks. */
  dono: string;
}) {
  const router = useRouter();
  const { campo, andamento } = useCampo(dono);
  useAoEnviar(andamento, () => router.refresh());
  const [corrigindo, corrigir] = useState<Ato | null>(null);
  const assunto = `remocao/${lida.uid}`;
  const remocao = { ...lida, ...projetar(lida, dadosAqui(campo, andamento.atos, assunto)) };
  const { localRemocao: local, patio, motorista, diaInicioPrevisto, diaInicioFim } = remocao;
  return (
    <div className={estilo.pilha}>
      <Ligacao href={CAMINHO_DA_TRANSPORTADORA} className={estilo.voltar}>
        <Icone nome="arrow-left" tamanho={16} /> {P.voltar}
      </Ligacao>
      <header className={estilo.topo}>
        <h1>{remocao.veiculoNome}</h1>
        {remocao.placa && <span className={estilo.placa}>{formatarPlaca(remocao.placa)}</span>}
        <span className={estilo.marca}>{ROTULOS_REMOCAO[remocao.situacao]}</span>
      </header>
      {remocao.longeDoLocal && <p className={estilo.atencao}>{P.longe}</p>}
      {remocao.vistoria && (
        <DaColeta
          {...{ remocao }}
          vistoria={remocao.vistoria}
          porEnviar={andamento.atos.filter((um) => fazParte(um.assunto, `${assunto}/vistoria`)).length}
        />
      )}
      <Linha dono={dono} assunto={assunto} aoCorrigir={corrigir} />
      <Atos
        key={corrigindo?.id ?? ''}
        {...{ remocao, motoristas, campo, corrigindo }}
        porEnviar={andamento.atos.some((um) => um.assunto === assunto)}
        aoAcabar={() => corrigir(null)}
      />
      <HorarioDaEntrada {...{ remocao }} />
      <dl className={estilo.dados}>
        {local && (
          <Dado rotulo={P.retirar}>
            <span>{local.nome}</span>
            <span>{`${local.endereco}, ${local.cidade}/${local.estadoUf}`}</span>
            <Mapa endereco={`${local.endereco}, ${local.cidade}, ${local.estadoUf}`} lugar={local.nome} />
          </Dado>
        )}
        {local?.contatoNome && (
          <Dado rotulo={P.falarCom}>
            <span>{local.contatoNome}</span>
            {local.contatoTelefone && (
              <a className={estilo.elo} href={`tel:+55${local.contatoTelefone}`}>
                <Icone nome="phone" tamanho={16} rotulo={P.ligar} /> {formatarTelefone(local.contatoTelefone)}
              </a>
            )}
          </Dado>
        )}
        {patio && (
          <Dado rotulo={P.levar}>
            <span>{patio.nome}</span>
            <span>{patio.endereco}</span>
            <Mapa endereco={patio.endereco} lugar={patio.nome} />
          </Dado>
        )}
        {diaInicioPrevisto && diaInicioFim && (
          <Dado rotulo={P.quando}>
            {P.entre(formatarDataHora(diaInicioPrevisto), formatarDataHora(diaInicioFim))}
          </Dado>
        )}
        {motorista && <Dado rotulo={P.motorista}>{motorista.nome}</Dado>}
        {remocao.valor !== null && <Dado rotulo={P.valor}>{formatarReais(remocao.valor)}</Dado>}
        {remocao.observacao && <Dado rotulo={P.observacao}>{remocao.observacao}</Dado>}
        {remocao.motivo && <Dado rotulo={P.motivo}>{remocao.motivo}</Dado>}
      </dl>
      <section aria-labelledby="feito">
        <h2 id="feito">{P.feito}</h2>
        <ol className={estilo.feito}>
          {remocao.eventos.toReversed().map(({ codigo, instante, texto }) => (
            <li key={`${codigo} ${instante}`}>
              <strong>{ROTULOS_CODIGO_REMOCAO[codigo]}</strong>
              <span>{formatarDataHora(instante)}</span>
              {texto && <span>{texto}</span>}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** The codes that were given on this device, in their order: those that were sent, and those that wait. */
function dadosAqui(campo: Campo | null, atos: readonly Ato[], assunto: string) {
  const espera = atos
    .filter((um) => um.assunto === assunto && um.estado === 'ESPERA')
    .map(({ chamada, instante }) => ({ codigo: (chamada.corpo as { codigo: string }).codigo, instante }));
  return [...(campo?.feitos().filter((um) => um.assunto === assunto) ?? []), ...espera];
}

/** The inspection that it is collected by: the way to it, and how far it is. */
function DaColeta({
  remocao: { uid, situacao },
  vistoria: { situacao: dela, pendentes },
  porEnviar,
}: {
  remocao: RemocaoDeFora;
  vistoria: NonNullable<RemocaoDeFora['vistoria']>;
  /** How many answers of it wait on the phone. */
  porEnviar: number;
}) {
  if (dela === null && !ANTES_DA_COLETA.includes(situacao)) return null;
  const rotulo =
    dela === null && porEnviar === 0
      ? P.fazerVistoria
      : dela !== 'Realizada'
        ? P.continuarVistoria
        : P.verVistoria;
  return (
    <section className={estilo.caixa} aria-labelledby="vistoria">
      <h2 id="vistoria">{P.vistoria}</h2>
      <p>
        {dela === null
          ? P.vistoriaAntes
          : dela === 'Aguardando'
            ? P.vistoriaFalta(pendentes ?? 0)
            : P.vistoriaFeita}
      </p>
      {porEnviar > 0 && <p>{P.vistoriaPorEnviar(porEnviar)}</p>}
      <Ligacao
        href={`${CAMINHO_DA_TRANSPORTADORA}/${uid}/vistoria`}
        className={classesDoBotao({ variante: 'secundario', largo: true })}
      >
        {rotulo}
      </Ligacao>
    </section>
  );
}

const Dado = ({ rotulo, children }: { rotulo: string; children: ReactNode }) => (
  <div>
    <dt>{rotulo}</dt>
    <dd>{children}</dd>
  </div>
);

/** The phone's own way of finding a place. */
const Mapa = ({ endereco, lugar }: { endereco: string; lugar: string }) => (
  <a
    className={estilo.elo}
    href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(endereco)}`}
    target="_blank"
    rel="noopener noreferrer"
    aria-label={P.mapaDe(lugar)}
  >
    <Icone nome="map-pin" tamanho={16} /> {P.mapa}
  </a>
);
