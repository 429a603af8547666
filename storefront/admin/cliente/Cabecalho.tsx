import { formatarDataHora } from '@martelo/shared/datas';
import { formatarReais } from '@martelo/shared/reais';
import { useState } from 'react';
import { ADMIN_CLIENTE as P } from '../../src/palavras/admin-cliente.ts';
import { ADMIN_REGISTRO } from '../../src/palavras/admin-registro.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useCasa } from '../dados/contexto.tsx';
import { Ato } from '../partes/Ato.tsx';
import { FatorBloqueado } from '../partes/FatorBloqueado.tsx';
import { VerHistorico } from '../registro/VerHistorico.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Valor } from '../valor/Valor.tsx';
import { valorEm } from '../valor/valor.ts';
import type { PropsDaAba } from './cliente.ts';

/** Who it is, how they stand, and what is done with an account as a whole. */
export function Cabecalho({
  recurso,
  cliente,
  titulo,
  inteiros,
  pedirInteiros,
  lerDeNovo,
}: PropsDaAba & { titulo: string }) {
  const [historico, abrirHistorico] = useState(false);
  const { recursos } = useCasa();
  const campo = (nome: string) => recurso.campos.find((um) => um.campo === nome);
  const { situacao, documento, grupos = [], limiteExposicao, motivoBloqueio, eliminadoEm } = cliente;
  const visto = (nome: string) => {
    const qual = campo(nome);
    return qual && <Valor campo={qual} valor={valorEm(cliente, nome)} />;
  };
  const grupo = recursos.has('grupoCliente') && grupos.length > 0 ? visto('grupos') : null;
  return (
    <>
      <header className="registro-topo">
        <h1>{titulo}</h1>
        <span className="quieto">{ADMIN_REGISTRO.numero(cliente.id)}</span>
        {visto('situacao')}
        <div className="registro-acoes">
          {!inteiros && campo('cpf')?.inteiro && (
            <Botao icone="eye" title={ADMIN_REGISTRO.porInteiroExplica} onClick={pedirInteiros}>
              {ADMIN_REGISTRO.porInteiro}
            </Botao>
          )}
          {recurso.historico && (
            <Botao icone="clock" onClick={() => abrirHistorico(true)}>
              {ADMIN_REGISTRO.historico}
            </Botao>
          )}
          {!eliminadoEm && (
            <Ato
              {...{ recurso }}
              registro={cliente}
              aoMudar={lerDeNovo}
              {...(situacao === 'BLOQUEADO'
                ? { nome: 'desbloquear', rotulo: P.desbloquear }
                : ({ nome: 'bloquear', rotulo: P.bloquear, variante: 'perigo' } as const))}
            />
          )}
        </div>
      </header>
      <ul className="fatos-em-linha">
        <li>
          <Icone nome="user" tamanho={16} />
          {visto('natureza')}
          {visto(cliente.natureza === 'Juridica' ? 'cnpj' : 'cpf')}
        </li>
        <li>
          <Icone nome="badge-check" tamanho={16} />
          {P.documentosEstao(documento.situacao)}
        </li>
        {cliente.endereco?.cidade && (
          <li>
            <Icone nome="map-pin" tamanho={16} />
            {[cliente.endereco.cidade, cliente.endereco.estadoSigla].filter(Boolean).join('/')}
          </li>
        )}
        {campo('limiteExposicao') && (
          <li>
            <Icone nome="gauge" tamanho={16} />
            {typeof limiteExposicao === 'number' ? P.limiteDe(formatarReais(limiteExposicao)) : P.semLimite}
          </li>
        )}
        {grupo && (
          <li>
            <Icone nome="tag" tamanho={16} />
            {grupo}
          </li>
        )}
        <li>
          <Icone nome="calendar" tamanho={16} />
          {P.desde(formatarDataHora(cliente.dataCadastro).slice(0, 10))}
        </li>
      </ul>
      {eliminadoEm && <p className="nota">{P.eliminado(formatarDataHora(eliminadoEm))}</p>}
      {situacao === 'BLOQUEADO' && motivoBloqueio && (
        <p className="nota ruim" role="note">
          {P.bloqueadoPor(motivoBloqueio)}
        </p>
      )}
      {recursos.has('bloqueioDeFator') && <FatorBloqueado contaUid={cliente.uid} />}
      {historico && (
        <VerHistorico {...{ recurso }} registro={cliente} aoFechar={() => abrirHistorico(false)} />
      )}
    </>
  );
}
