'use client';

import { formatarData } from '@martelo/shared/datas';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { AvisoDoAto } from '../../cliente/pagar/AvisoDoAto.tsx';
import daMesa from '../../mesa/mesa.module.css';
import { useDecisaoDaMesa } from '../../mesa/usar-decisao.ts';
import { Dialogo } from '../../negociacao/Dialogo.tsx';
import { CONVITES } from '../../palavras/convites.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import { Selo, type Tom } from '../../site/ui/Selo.tsx';
import { Vazio } from '../../site/ui/Vazio.tsx';
import estilo from '../sac.module.css';
import type { GrupoDaMarca } from './buscar.ts';
import { LinkDoConvite } from './LinkDoConvite.tsx';
import { NovoConvite } from './NovoConvite.tsx';
import { QuemVeio } from './QuemVeio.tsx';
import { type ConviteDaEquipe, type SituacaoDoConvite, situacaoDoConvite } from './situacao.ts';

const TONS: Record<SituacaoDoConvite, Tom> = {
  ATIVO: 'ganhando',
  ESGOTADO: 'info',
  EXPIRADO: 'neutro',
  REVOGADO: 'neutro',
};
type Aberto = { tipo: 'novo' } | { tipo: 'link' | 'vieram' | 'revogar'; convite: ConviteDaEquipe };

const nomeDe = ({ nome, email, id }: ConviteDaEquipe): string => nome ?? email ?? CONVITES.numero(id);

/** Invitations that staff made: a new one, its link, who came, and its end. */
export function Convites({
  convites,
  grupos,
  agora,
}: {
  convites: readonly ConviteDaEquipe[];
  grupos: readonly GrupoDaMarca[];
  agora: number;
}) {
  const router = useRouter();
  const [aberto, abrir] = useState<Aberto | null>(null);
  const [criado, dizerCriado] = useState<string | null>(null);
  const { dito, comando, decidir } = useDecisaoDaMesa<object>({
    aoFim: () => abrir(null),
    mudou: ({ codigo }) =>
      codigo === 'REVISAO_DESATUALIZADA' || codigo === 'TRANSICAO_INVALIDA' || codigo === 'NAO_ENCONTRADO'
        ? CONVITES.outroRevogou
        : undefined,
  });
  const fechar = () => {
    abrir(null);
    comando.limpar();
  };
  const frase = criado === null ? dito : { texto: criado, bom: true };
  const nomeDoGrupo = (id: number) => grupos.find((um) => um.id === id)?.nome ?? CONVITES.grupoSemNome(id);
  return (
    <div className={daMesa.mesa}>
      <p role="status" className={frase?.bom === false ? daMesa.aviso : daMesa.dito}>
        {frase?.texto}
      </p>
      <div>
        <Botao icone="user-plus" onClick={() => abrir({ tipo: 'novo' })}>
          {CONVITES.novo}
        </Botao>
      </div>
      {convites.length === 0 ? (
        <Vazio icone="user-plus" titulo={CONVITES.nenhum}>
          {CONVITES.nenhumDiz}
        </Vazio>
      ) : (
        <ul className={estilo.convites}>
          {convites.map((convite) => {
            const situacao = situacaoDoConvite(convite, agora);
            const nome = nomeDe(convite);
            const leitor = <span className="so-leitor"> {CONVITES.deste(nome)}</span>;
            return (
              <li key={convite.uid}>
                <div>
                  <h2>{convite.nome ?? (convite.email === undefined ? CONVITES.paraQuem : convite.email)}</h2>
                  <p className={estilo.suave}>
                    {[
                      CONVITES.numero(convite.id),
                      CONVITES.usos(convite.usos, convite.maximoUsos),
                      convite.expiraEm === null ? null : CONVITES.valeAte(formatarData(convite.expiraEm)),
                      convite.nome === undefined || convite.email === undefined
                        ? null
                        : CONVITES.soDoEmail(convite.email),
                      convite.grupos.length === 0
                        ? null
                        : CONVITES.grupos(convite.grupos.map(nomeDoGrupo).join(', ')),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </div>
                <Selo tom={TONS[situacao]} icone={situacao === 'ATIVO' ? 'circle-check' : 'info'}>
                  {CONVITES.situacoes[situacao]}
                </Selo>
                <div className={estilo.selos}>
                  {situacao === 'ATIVO' && (
                    <Botao
                      variante="secundario"
                      tamanho="p"
                      icone="qr-code"
                      onClick={() => abrir({ tipo: 'link', convite })}
                    >
                      {CONVITES.verLink}
                      {leitor}
                    </Botao>
                  )}
                  <Botao
                    variante="secundario"
                    tamanho="p"
                    icone="user"
                    onClick={() => abrir({ tipo: 'vieram', convite })}
                  >
                    {CONVITES.quemVeio}
                    {leitor}
                  </Botao>
                  {situacao === 'ATIVO' && (
                    <Botao
                      variante="texto"
                      tamanho="p"
                      icone="x"
                      onClick={() => {
                        dizerCriado(null);
                        abrir({ tipo: 'revogar', convite });
                      }}
                    >
                      {CONVITES.revogar}
                      {leitor}
                    </Botao>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {aberto?.tipo === 'novo' && (
        <NovoConvite
          grupos={grupos}
          agora={agora}
          aoFechar={fechar}
          aoCriar={(convite) => {
            dizerCriado(convite.email === undefined ? CONVITES.criado : CONVITES.criadoComCarta);
            abrir({ tipo: 'link', convite });
            router.refresh();
          }}
        />
      )}
      {aberto?.tipo === 'link' && (
        <LinkDoConvite nome={nomeDe(aberto.convite)} caminho={aberto.convite.caminho} aoFechar={fechar} />
      )}
      {aberto?.tipo === 'vieram' && (
        <QuemVeio nome={nomeDe(aberto.convite)} codigo={aberto.convite.codigo} aoFechar={fechar} />
      )}
      {aberto?.tipo === 'revogar' && (
        <Dialogo titulo={CONVITES.revogarPergunta(nomeDe(aberto.convite))} aoFechar={fechar}>
          <p>{CONVITES.revogarDiz}</p>
          <AvisoDoAto estado={comando.estado} aoRepetir={comando.repetir} />
          <div className={daMesa.pilha}>
            <Botao
              variante="perigo"
              tamanho="g"
              largo
              carregando={comando.enviando}
              onClick={() => {
                const { uid, revisao } = aberto.convite;
                decidir(CONVITES.foiRevogado, ({ pedir }) =>
                  pedir(`convites-cadastro/${uid}/revogar`, { revisao }),
                );
              }}
            >
              {CONVITES.simRevogar}
            </Botao>
            <Botao variante="secundario" largo onClick={fechar}>
              {CONVITES.voltar}
            </Botao>
          </div>
        </Dialogo>
      )}
    </div>
  );
}
