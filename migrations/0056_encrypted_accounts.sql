-- The word that everything else has for it.
alter table withdraw_option rename column sealed to encrypted;
