-- Every page says whether the shop delivers by areas: a first one, or none any more, changes them all.
create constraint trigger delivery_areas_raise_version
  after insert or update or delete on delivery_areas
  deferrable initially deferred for each row execute function raise_catalogue_version();
